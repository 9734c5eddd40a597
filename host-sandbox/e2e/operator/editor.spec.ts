import { openHostAs } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { axeViolations } from '../audits/axe-check';
import { makePng } from '../../platform/testing/sample-pictures';
import { holdRequests } from '../support/hold-requests';

test('The visual editor opens once it is loaded, without a false warning, and what is typed meanwhile stays', async ({
  page,
  platform,
}) => {
  await openHostAs(page, platform.url, 'admin', '/articles');
  const add = page.getByRole('button', { name: '新建草稿' });
  await expect(add).toBeVisible();
  const editor = page.getByRole('dialog');
  const source = editor.getByLabel('正文（HTML）');
  const text = editor.getByRole('textbox', { name: '正文', exact: true });
  const showVisual = async () => {
    await editor.getByText('可视编辑', { exact: true }).click();
    await expect(editor.getByText('正在打开可视编辑…')).toBeVisible();
  };

  const loadScripts = await holdRequests(page, '**/assets/*.js');
  await add.click();
  await editor.getByText('HTML 源代码', { exact: true }).click();
  await source.fill('<p>第一稿</p>');
  await showVisual();
  loadScripts();
  await expect(text).toHaveText('第一稿');
  await expect(editor).toHaveCount(1);

  await editor.getByText('HTML 源代码', { exact: true }).click();
  let answer = await holdRequests(page, '**/article/preview');
  await showVisual();
  await source.fill('<p>第二稿</p><script>1</script>');
  answer();
  await expect(editor.getByText('正文在此期间有改动，请再选一次“可视编辑”。')).toBeVisible();
  await expect(source).toHaveValue('<p>第二稿</p><script>1</script>');
  answer = await holdRequests(page, '**/article/preview');
  await showVisual();
  await editor.getByLabel('标题').fill('等待时写的标题');
  answer();
  await expect(text).toHaveText('第二稿');
  await expect(editor.getByLabel('标题')).toHaveValue('等待时写的标题');
});

test('A late response to 编辑 replaces neither a new draft nor an article that was chosen later', async ({
  page,
  platform,
}) => {
  await openHostAs(page, platform.url, 'admin', '/articles');
  const edit = page.getByRole('list', { name: '内容列表' }).getByRole('button', { name: /^编辑：/ });
  const [first, second] = [edit.nth(0), edit.nth(1)];
  const secondTitle = ((await second.getAttribute('aria-label')) ?? '').replace('编辑：', '');
  const editor = page.getByRole('dialog');
  const title = editor.getByLabel('标题');
  /** Opens another article or a draft while the first article is under way, which then arrives. */
  const openMeanwhile = async (open: () => Promise<void>) => {
    const answer = await holdRequests(page, '**/article/detail', 1);
    await first.click();
    await open();
    const answered = page.waitForResponse('**/article/detail');
    answer();
    await (await answered).finished();
    await title.press('End');
    await title.pressSequentially('（改）');
  };

  await openMeanwhile(async () => {
    await page.getByRole('button', { name: '新建草稿' }).click();
    await title.fill('新写的通知');
  });
  await expect(title).toHaveValue('新写的通知（改）');
  await editor.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: '放弃修改' }).click();
  await expect(editor).toHaveCount(0);

  await openMeanwhile(async () => {
    await second.click();
    await expect(title).toHaveValue(secondTitle);
  });
  await expect(title).toHaveValue(`${secondTitle}（改）`);
});

test('A preview that loads or fails shows no empty article, categories that fail keep the chosen one, and both offer a retry', async ({
  page,
  platform,
  expectConsole,
}) => {
  expectConsole('net::ERR_FAILED');
  await openHostAs(page, platform.url, 'admin', '/articles');
  const row = page
    .getByRole('list', { name: '内容列表' })
    .getByRole('listitem')
    .filter({ hasText: /(新闻|公告) · / })
    .first();
  const [, categoryName = ''] = /(?:新闻|公告) · (.+)/.exec(await row.innerText()) ?? [];
  await page.route('**/category/treeList', (route) => route.abort());
  await row.getByRole('button', { name: /^编辑：/ }).click();
  const editor = page.getByRole('dialog');
  const category = page.getByRole('combobox', { name: '分类', exact: true });
  const categoryField = editor.locator('.ant-select').filter({ has: category });
  const failure = editor.getByRole('alert').filter({ hasText: '分类没有载入' });
  await expect(failure).toBeVisible();
  await expect(categoryField).toContainText(categoryName);
  expect(await axeViolations(page, '[role=dialog]')).toEqual([]);
  await page.unroute('**/category/treeList');
  await failure.getByRole('button', { name: '重试' }).click();
  await expect(failure).toHaveCount(0);
  await expect(category).toBeFocused();
  await expect(categoryField).toContainText(categoryName);

  const answer = await holdRequests(page, '**/article/preview', 1);
  await editor.getByText('预览', { exact: true }).click();
  await expect(editor.getByText('正在载入预览…')).toBeVisible();
  await expect(editor.locator('iframe')).toHaveCount(0);
  answer();
  await expect(editor.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(editor.getByText('正在载入预览…')).toHaveCount(0);

  await editor.getByText('可视编辑', { exact: true }).click();
  await editor.getByRole('textbox', { name: '正文', exact: true }).press('x');
  await page.route('**/article/preview', (route) => route.abort(), { times: 1 });
  await editor.getByText('预览', { exact: true }).click();
  const alert = editor.getByRole('alert').filter({ hasText: '预览没有载入：无法连接平台，请稍后重试' });
  await expect(alert).toBeVisible();
  await expect(editor.locator('iframe')).toHaveCount(0);
  await alert.getByRole('button', { name: '重试' }).click();
  await expect(editor.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(editor.getByRole('radio', { name: '预览' })).toBeFocused();
});

test('The hint on pictures takes the focus, and a file field keeps it while its file is stored', async ({
  page,
  platform,
  expectConsole,
}) => {
  expectConsole('net::ERR_FAILED');
  await openHostAs(page, platform.url, 'admin', '/articles');
  const editor = page.getByRole('dialog');
  await page.getByRole('button', { name: '新建草稿' }).click();
  await editor.getByRole('button', { name: '图片', exact: true }).click();
  const hint = editor.getByText('请先保存草稿，并在下面的附件里添加 PNG 或 JPEG 图片。');
  await expect(hint).toBeFocused();
  expect(await axeViolations(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
  await expect(editor.getByRole('textbox', { name: '正文', exact: true })).toBeFocused();
  await editor.getByRole('button', { name: '关闭' }).click();

  await page
    .getByRole('button', { name: /^编辑：/ })
    .first()
    .click();
  for (const [field, call] of [
    [editor.getByLabel('添加附件'), '**/attachment/add'],
    [editor.getByLabel(/^(选择|更换)封面$/), '**/article/cover'],
  ] as const) {
    await page.route(call, (route) => route.abort());
    const answer = await holdRequests(page, call, 1);
    await field.focus();
    await field.setInputFiles({ name: '图.png', mimeType: 'image/png', buffer: makePng(64, 40) });
    await expect(field).toHaveAttribute('aria-disabled', 'true');
    await expect(field).toBeFocused();
    answer();
    await expect(editor.getByRole('status')).toHaveText('无法连接平台，请稍后重试');
    await expect(field).toHaveAttribute('aria-disabled', 'false');
    await expect(field).toBeFocused();
  }
});
