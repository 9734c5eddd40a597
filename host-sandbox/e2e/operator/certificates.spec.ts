import { apiFor } from '../../platform/testing/api';
import { openHostAs } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { axeViolations } from '../audits/axe-check';

test('A visitor verifies a certificate by number, an operator revokes it with a reason, the visitor sees it, and the act is on record (R10.13)', async ({
  page: operator,
  platform,
  browser,
}) => {
  const { send, as } = apiFor(platform);
  const input = { current: 1, size: 1, query: { state: 'expired' } };
  const { records } = (await send('certificatePage', input, await as('admin'))).data as {
    records: { number: string; holder: string }[];
  };
  const { number = '', holder = '' } = records[0] ?? {};
  const context = await browser.newContext({ baseURL: platform.url, locale: 'zh-CN' });
  const visitor = await context.newPage();
  await visitor.goto('/#/verify');
  await visitor.getByLabel('证书编号').fill(` ${number.toLowerCase()}`);
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('heading', { name: '证书已过期' })).toBeVisible();
  expect(await axeViolations(visitor, 'main')).toEqual([]);

  await openHostAs(operator, platform.url, 'admin', '/certificates');
  const status = operator.getByTestId('host-page-certificates').getByRole('status');
  await expect(status).toHaveText(/^共 \d+ 条证书$/);
  await operator.getByRole('searchbox', { name: '搜索' }).fill(number.slice(0, 12));
  await operator.keyboard.press('Enter');
  const row = operator.getByRole('list', { name: '证书列表' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('button', { name: '撤销' })).toHaveCSS('color', 'rgb(163, 39, 31)');
  await row.getByRole('button', { name: '撤销' }).press('Enter');
  const dialog = operator.getByRole('dialog', { name: '撤销证书' });
  const confirm = dialog.getByRole('button', { name: '确认撤销' });
  await expect(confirm).toHaveCSS('background-color', 'rgb(163, 39, 31)');
  await confirm.click();
  await expect(dialog.getByRole('alert')).toHaveText('请填写撤销的原因');
  expect(await axeViolations(operator, '[data-page=certificates]')).toEqual([]);
  await dialog.getByRole('textbox').fill('结业材料核查不合格');
  await expect(dialog.getByRole('alert')).toBeHidden();
  await dialog.getByRole('button', { name: '确认撤销' }).click();
  await expect(status).toHaveText(new RegExp(`^已撤销：${holder}`));
  await expect(row).toContainText('原因：结业材料核查不合格');
  await expect(row).toBeFocused();
  await expect(row.getByRole('button')).toHaveCount(0);

  await visitor.getByRole('button', { name: '重新查验' }).click();
  await expect(visitor.getByRole('heading', { name: '证书已撤销' })).toBeVisible();
  await expect(visitor.getByRole('main')).not.toContainText('结业材料核查不合格');
  await context.close();

  await operator.getByTestId('host-nav-audit').click();
  const list = operator.getByRole('list', { name: '操作记录列表' });
  const entries = list.getByRole('listitem');
  await expect(entries.first()).toContainText('撤销证书');
  const found = operator.waitForResponse(/\/audit\/page/);
  await operator.getByRole('searchbox', { name: '搜索' }).fill(number);
  await operator.keyboard.press('Enter');
  await found;
  await expect(list).toHaveAttribute('aria-busy', 'false'); // a list that loads is dimmed
  await expect(entries).toHaveCount(1);
  await expect(entries.getByText('admin', { exact: true })).toBeVisible();
  expect(await axeViolations(operator, '[data-page=audit]')).toEqual([]);
});
