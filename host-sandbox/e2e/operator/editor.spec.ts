import { openHostAs } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { holdRequests } from './operator';

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
