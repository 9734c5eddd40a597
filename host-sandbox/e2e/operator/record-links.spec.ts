import { openHostAs } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { portalContainer } from '../audits/host-navigation';
import { articleStatus as status, chooseOption } from './operator';

test('“编辑这篇” in a host opens the editor with that article without a page load, and only administrators see it (R6.5, R10.44)', async ({
  page,
  platform,
}) => {
  await openHostAs(page, platform.url, 'admin', '/training#/article/1');
  const portal = portalContainer(page);
  const title = await portal.getByRole('heading', { level: 1 }).innerText();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await portal.getByRole('link', { name: '编辑这篇' }).click();
  await expect(page).toHaveURL(/\/articles\/1$/);
  const editor = page.getByRole('dialog');
  await expect(editor.getByLabel('标题')).toHaveValue(title);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  // the address holds after a reload
  await page.reload();
  await expect(editor.getByLabel('标题')).toHaveValue(title);
  await editor.getByRole('button', { name: '关闭', exact: true }).click();
  await expect(status(page)).toHaveText(/^共 \d+ 篇内容$/);
  await page.getByTestId('host-nav-articles').click();
  await expect(page).toHaveURL(/\/articles$/);
  await expect(status(page)).toHaveText(/^共 \d+ 篇内容$/);
  await expect(editor).toBeHidden();
});

test('An article that does not exist, and a user without the permission, open no editor', async ({
  page,
  platform,
  browser,
  expectConsole,
}) => {
  expectConsole('status of 404');
  await openHostAs(page, platform.url, 'admin', '/articles/999999');
  await expect(status(page)).toHaveText('没有这篇内容');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/articles/abc');
  await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible();

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'zh-CN' });
  const trainee = await context.newPage();
  await openHostAs(trainee, platform.url, 'trainee', '/articles/1');
  await expect(status(trainee)).toContainText('没有发布权限');
  await expect(trainee.getByRole('dialog')).toBeHidden();
  await trainee.goto('/training#/article/1');
  const portal = portalContainer(trainee);
  await expect(portal.getByRole('button', { name: /^分享/ })).toBeVisible();
  await expect(portal.getByRole('link', { name: '编辑这篇' })).toBeHidden();
  await context.close();
});

test('“审核报名” of a course lists its enrolments, and “全部” those of every course', async ({
  page,
  platform,
}) => {
  await openHostAs(page, platform.url, 'admin', '/training#/project/1');
  const portal = portalContainer(page);
  const title = await portal.getByRole('heading', { level: 1 }).innerText();
  await portal.getByRole('link', { name: '审核报名' }).click();
  await expect(page).toHaveURL(/\/operator\/1$/);
  const list = page.getByRole('list', { name: '报名列表' });
  await expect(list.getByRole('listitem')).not.toHaveCount(0);
  await expect(list.getByRole('listitem').filter({ hasNotText: title })).toHaveCount(0);
  await chooseOption(page.getByRole('search').getByRole('combobox', { name: '培训项目' }), '全部');
  await expect(list.getByRole('listitem').filter({ hasNotText: title })).not.toHaveCount(0);
});
