import { registerPerson } from '../platform/testing/accounts';
import { send } from '../platform/testing/client';
import { expect, test } from './fixtures';
import { containerOf, enter, goInside, leave } from './nets/host-visit';
import { paint } from './painted-picture';

test('In a host the user centre works inside its container, and the host learns of a closed account (R1.27, R4.22)', async ({
  page,
  platform,
  expectConsole,
}) => {
  expectConsole('401');
  const person = await registerPerson(platform.url);
  await page.goto('/?isolation=strictStyleIsolation');
  await page.getByTestId('host-username').fill(person.username);
  await page.getByTestId('host-password').fill(person.password);
  await page.getByTestId('host-sign-in').click();
  await expect(page.getByTestId('host-user')).toHaveText('宿主已登录');
  await enter(page);
  const inside = containerOf(page);
  await goInside(page, '/uc/userInfo');

  const picture = await paint(page, { width: 300, height: 200, type: 'image/png' });
  await inside
    .locator('input[type=file]')
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: picture });
  await inside.getByRole('dialog').getByRole('button', { name: '保存头像' }).click();
  await expect(inside.getByText('头像已更换')).toBeVisible();

  // the host's own way out is the host's: it is not asked about input that is not saved
  await inside.getByLabel('科室').fill('还没有保存');
  await leave(page);
  await enter(page);
  await goInside(page, '/uc/userInfo');
  await expect(inside.getByLabel('科室')).toHaveValue('');

  await inside.getByRole('button', { name: '注销账号' }).click();
  const form = inside.getByRole('dialog');
  await form.getByLabel('登录密码').fill(person.password);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: '注销账号' }).click();
  await expect(page.getByRole('log')).toContainText("onSessionExpired('expired')");
  await expect(inside.getByRole('heading', { level: 1, name: '首页' })).toBeAttached();
  expect((await send(platform.url, 'profile', {}, person.headers)).status).toBe(401);
});
