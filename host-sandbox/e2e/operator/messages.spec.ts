import type { Page } from '@playwright/test';
import { signInAtHost } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { axeViolations } from '../audits/axe-check';
import { chooseOption } from './operator';

const markup = '<img src=x onerror="document.title=1"><b>粗</b>';
const text = `证书上的单位名称有误，\n请问怎样更正？${markup}${'很长的留言'.repeat(150)}`;
const status = (page: Page) => page.getByTestId('host-page-messages').getByRole('status');
const rows = (page: Page) => page.getByRole('list', { name: '留言列表' }).getByRole('listitem');
const choose = (page: Page, field: string, name: string) =>
  chooseOption(page.getByRole('search').getByRole('combobox', { name: field }), name);

async function leaveMessage(page: Page) {
  await page.goto('/#/contactus/1');
  await page.getByRole('textbox', { name: '您的称呼' }).fill('沈知远');
  await page.getByRole('textbox', { name: '手机、座机或邮箱' }).fill('13900000001');
  await page.getByRole('textbox', { name: '留言内容' }).fill(text);
  await page.getByRole('button', { name: '提交留言' }).click();
  await expect(page.getByText('留言已送达')).toBeVisible();
}

test('A visitor leaves a message; only an operator reads it unchanged and marks it as handled (R2.23)', async ({
  page,
  platform,
  browser,
  expectConsole,
}) => {
  const context = await browser.newContext({ baseURL: platform.url, locale: 'zh-CN' });
  await leaveMessage(await context.newPage());
  await context.close();

  await page.goto('/messages');
  await expect(page).toHaveTitle('留言处理 - 国家业务平台');
  await expect(status(page)).toContainText('尚未登录');
  expectConsole('status of 403');
  await signInAtHost(page, 'trainee');
  await expect(status(page)).toContainText('没有查看留言的权限');
  await expect(rows(page)).toHaveCount(0);
  expectConsole('net::ERR_FAILED');
  await page.route('**/admin/contact/messages', (route) => route.abort());
  await signInAtHost(page, 'admin');
  await expect(status(page)).toContainText('无法连接平台，请稍后重试');
  await page.unroute('**/admin/contact/messages');
  await page.getByRole('button', { name: '重试' }).press('Enter');

  // Other tests leave messages, too; this one is the newest.
  await expect(status(page)).toHaveText(/^共 \d+ 条留言$/);
  const row = rows(page).first();
  await expect(row.getByRole('heading')).toHaveText('沈知远');
  expect(await row.locator('.message-text').textContent()).toBe(text);
  expect(await row.locator('img, b').count()).toBe(0);
  await expect(row).toContainText('13900000001');
  await expect(row).toContainText('待处理');
  expect(await axeViolations(page, '[data-page=messages]')).toEqual([]);

  const [answer, mark] = [row.getByRole('button').first(), row.getByRole('button').last()];
  await expect(row.getByRole('button')).toHaveCount(2);
  await expect(answer).toHaveAccessibleName('答复：沈知远的留言');
  await expect(mark).toHaveAccessibleName('标记为已处理：沈知远的留言');
  await mark.press('Enter');
  await expect(status(page)).toHaveText('沈知远的留言已处理');
  await expect(row).toContainText(/处理 \d{4}/);
  await expect(mark).toBeFocused();
  await choose(page, '联系部门', '全部');
  await choose(page, '状态', '已处理');
  await expect(rows(page).filter({ hasText: text.slice(0, 10) })).toHaveCount(1);
  await choose(page, '状态', '待处理');
  await expect(rows(page).filter({ hasText: text.slice(0, 10) })).toHaveCount(0);
});
