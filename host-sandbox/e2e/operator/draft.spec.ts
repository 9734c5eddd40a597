import { apiFor } from '../../platform/testing/api';
import { signInAtHost } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { articleStatus as status } from './operator';

test('An unsaved draft survives navigation and a change of account, for its author only; missing fields are marked, and a reload asks first', async ({
  page,
  platform,
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

  // The session ends: saving leads to the sign-in, and after it back to the draft.
  expectConsole('status of 401');
  const token = await page.evaluate(() => sessionStorage.getItem('sample-host-token'));
  await apiFor(platform).send('logout', {}, { authorization: `Bearer ${token}` });
  await editor.getByRole('button', { name: '保存', exact: true }).click();
  await expect(editor).toHaveCount(0);
  await expect(status(page)).toContainText('登录已失效，请重新登录。未保存的内容还在，登录后可以继续编辑。');
  await expect(page.getByRole('button', { name: '去登录' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('host-username')).toBeFocused();
  await signInAtHost(page, 'trainee');
  await expect(status(page)).toContainText('没有发布权限');
  await expect(editor).toHaveCount(0);
  await signInAtHost(page, 'admin');
  await expect(status(page)).toHaveText(/^共 \d+ 篇内容$/);
  await expect(editor.getByLabel('标题')).toHaveValue('写到一半的通知');
  await editor.getByRole('button', { name: '保存', exact: true }).click();
  await expect(editor.getByRole('status')).toHaveText('已保存：写到一半的通知');
});
