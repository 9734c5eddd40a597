import { signInAtHost } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { articleStatus as status } from './operator';

test('An unsaved draft survives navigation and a change of account, for its author only; missing fields are marked, and a reload asks first', async ({
  page,
  expectConsole,
}) => {
  expectConsole('status of 403');
  await page.setViewportSize({ width: 1280, height: 560 });
  await page.goto('/');
  await signInAtHost(page, 'admin');
  await page.getByTestId('host-nav-articles').click();
  await page.getByRole('button', { name: '新建草稿' }).click();
  const editor = page.getByRole('dialog');
  const text = editor.getByRole('textbox', { name: '正文', exact: true });
  await text.pressSequentially('写到一半');
  await editor.getByRole('button', { name: '保存', exact: true }).click();
  await expect(editor.getByRole('status')).toBeInViewport({ ratio: 1 });
  await expect(editor.getByRole('status')).toHaveText('请填写标题和正文');
  await expect(editor.getByLabel('标题')).toBeFocused();
  await editor.getByLabel('标题').fill('写到一半的通知');

  await page.goBack();
  await expect(editor).toHaveCount(0);
  await page.goForward();
  await expect(editor.getByLabel('标题')).toHaveValue('写到一半的通知');
  await expect(text).toHaveText('写到一半');
  const dialogType = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => void dialog.dismiss().then(() => resolve(dialog.type())));
  });
  await page.evaluate(() => {
    location.reload();
  });
  expect(await dialogType).toBe('beforeunload');
  await expect(editor.getByLabel('标题')).toHaveValue('写到一半的通知');

  await page.evaluate(() => document.querySelector<HTMLElement>('#clear')?.click());
  await expect(editor).toHaveCount(0);
  await signInAtHost(page, 'trainee');
  await expect(status(page)).toContainText('没有发布权限');
  await expect(editor).toHaveCount(0);
  await signInAtHost(page, 'admin');
  await expect(status(page)).toHaveText(/^共 \d+ 篇内容$/);
  await expect(editor.getByLabel('标题')).toHaveValue('写到一半的通知');
});
