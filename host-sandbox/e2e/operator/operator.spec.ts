import { signInAtHost } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { axeViolations } from '../audits/axe-check';
import { choose, openCourse, registerEnrolled, openAsOperator, rows, search, status } from './operator';

test('Without a session the page links to the host’s login; a trainee is rejected, an operator gets access', async ({
  page,
  expectConsole,
}) => {
  await page.goto('/operator');
  await expect(page).toHaveTitle('报名审核 - 国家业务平台');
  await expect(status(page)).toContainText('尚未登录');
  await page.getByRole('button', { name: '去登录' }).press('Enter');
  await expect(page.getByTestId('host-username')).toBeFocused();

  expectConsole('status of 403');
  await signInAtHost(page, 'trainee');
  await expect(status(page)).toContainText('当前账号没有审核权限');
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByRole('search')).toHaveCount(0);

  await signInAtHost(page, 'admin');
  await expect(rows(page)).toHaveCount(10);
  expectConsole('status of 401');
  await page.getByTestId('host-manual-token').fill('long-gone');
  await page.getByTestId('host-set-token').click();
  await expect(status(page)).toContainText('登录已失效');
  await expect(rows(page)).toHaveCount(0);
});

test('An operator reviews, approves and reverts an enrolment by keyboard, approves no name unseen, and the applicant is notified', async ({
  page,
  platform,
  expectConsole,
}) => {
  const person = await registerEnrolled(platform, '陈思源');
  await openAsOperator(page, platform);
  await search(page, '陈思源');
  await expect(rows(page)).toHaveCount(1);
  const row = rows(page).first();
  await expect(row).toContainText('江城大学附属仁和医院移植外科 · 主治医师');
  await expect(row).toContainText(/余 \d+ \/ 80 个名额/);

  await row.getByRole('button', { name: '受理' }).press('Enter');
  await expect(status(page)).toHaveText(/^已受理：陈思源《捐献文化与社会宣传/);
  await expect(row).toContainText('审核中');
  await expect(row).toBeFocused();
  await expect(row.getByRole('button', { name: '受理' })).toHaveCount(0);

  await person.rename('陈思');
  expectConsole('status of 409');
  await row.getByRole('button', { name: /^通过/ }).press('Enter');
  await expect(status(page)).toHaveText('报名者的姓名已改变，请核对后再操作');
  await row.getByRole('button', { name: /^通过：陈思《/ }).press('Enter');
  await expect(status(page)).toHaveText(/^已通过：陈思《/);
  await expect(row).toContainText('已通过');
  await expect(row).toBeFocused();
  expect(await person.titles()).toEqual(['报名已通过', '报名审核中', '报名已提交']);

  await person.rename('陈思源');
  await choose(page, '已通过');
  await search(page, '陈思源');
  await expect(row).toContainText('已核准的姓名：陈思');
  await row.getByRole('button', { name: '核准新姓名' }).press('Enter');
  await expect(status(page)).toHaveText(/^已核准姓名：陈思源/);
  await expect(row).not.toContainText('已核准的姓名');

  // A decision can be reverted.
  await expect(row.getByRole('button')).toHaveCount(1);
  await row.getByRole('button', { name: /^撤回/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '撤回决定，重新审核' });
  await dialog.getByRole('textbox', { name: /^原因/ }).fill('误操作');
  await dialog.getByRole('button', { name: '确认撤回' }).press('Enter');
  await expect(status(page)).toHaveText(/^已撤回：陈思源/);
  await expect(row).toContainText('审核中');
  await expect(row).toBeFocused();
  await expect(row.getByRole('button', { name: '不通过' })).toBeVisible();
  expect((await person.titles())[0]).toBe('报名重新审核');

  // The documents that a course asks for: which are missing, and a download.
  await choose(page, '待补材料');
  await search(page, '林知夏');
  await expect(row).toContainText('医师执业证书：未提交');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: /^下载单位推荐信：林知夏《/ }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('单位推荐信.pdf');
  await expect(status(page)).toHaveText('已下载：单位推荐信.pdf');
});

test('A refusal needs a reason of at most 200 characters, keeps it when the platform is down, and frees the seat', async ({
  page,
  platform,
  expectConsole,
}) => {
  const person = await registerEnrolled(platform, '陆清和');
  await registerEnrolled(platform, '许怀瑾');
  await openAsOperator(page, platform);
  await search(page, openCourse);
  const row = rows(page).filter({ hasText: '陆清和' });
  const seats = rows(page)
    .filter({ hasText: '许怀瑾' })
    .getByText(/个名额/);
  const left = Number(/余 (\d+)/.exec((await seats.textContent()) ?? '')?.[1]);
  await row.getByRole('button', { name: '不通过' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '不通过报名' });
  const field = dialog.getByRole('textbox', { name: /^原因/ });
  const error = dialog.getByRole('alert');
  const send = dialog.getByRole('button', { name: '确认不通过' });
  await expect(field).toBeFocused();
  await expect(dialog).toContainText('陆清和《捐献文化与社会宣传');

  await field.fill(' \n ');
  await send.click();
  await expect(error).toHaveText('请填写不通过的原因');
  await expect(field).toHaveAccessibleDescription(/请填写不通过的原因/);
  await expect(field).toBeFocused();
  expect(await axeViolations(page, '[role=dialog]')).toEqual([]);
  await field.fill('长'.repeat(201));
  await send.click();
  await expect(error).toHaveText('不能超过 200 字');

  expectConsole('net::ERR_FAILED');
  await page.route('**/admin/enrolment/review', (route) => route.abort());
  await field.fill('缺少所在单位的\n推荐意见');
  await send.click();
  await expect(error).toHaveText('无法连接平台，请稍后重试');
  await page.unroute('**/admin/enrolment/review');
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: '不通过' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('缺少所在单位的\n推荐意见');

  await send.click();
  await expect(dialog).toBeHidden();
  await expect(status(page)).toHaveText(/^已登记为不通过：陆清和/);
  await expect(row.getByText('缺少所在单位')).toHaveText(/缺少所在单位的\n推荐意见/, { useInnerText: true });
  await expect(row).toBeFocused();
  await expect(seats).toHaveText(`余 ${left + 1} / 80 个名额`);
  expect(await person.enrolment()).toMatchObject({ state: 'refused', reason: '缺少所在单位的\n推荐意见' });
});

test('A decision made elsewhere is reported, and the row shows it', async ({
  page,
  platform,
  expectConsole,
}) => {
  const person = await registerEnrolled(platform, '顾清扬');
  await openAsOperator(page, platform);
  await search(page, '顾清扬');
  const row = rows(page).first();
  await expect(row).toContainText('待审核');
  await person.decide('refused', '名额调整');

  expectConsole('status of 409');
  await row.getByRole('button', { name: /^通过/ }).click();
  await expect(status(page)).toHaveText(/^顾清扬《.+》已由他人处理，现在是“未通过”$/);
  await expect(row).toContainText('原因：名额调整');
  await expect(row.getByRole('button')).toHaveText(['撤回']);
  await expect(row).toBeFocused();
});
