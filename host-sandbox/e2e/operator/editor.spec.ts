import { openHostAs } from '../support/accounts';
import { expect, test } from '../support/fixtures';
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
