import type { Page } from '@playwright/test';
import { registerPerson, send } from '../../platform/testing/api';
import { expect, test } from '../support/fixtures';
import { openHostAs } from '../../kits/browser/accounts';
import { portalContainer, navigateInside, openInPortal } from '../audits/host-navigation';
import { makeImage } from '../support/make-image';

test('In a host the user centre works inside its container, and the host is notified of a closed account (R1.27, R4.22)', async ({
  page,
  platform,
  expectConsole,
}) => {
  expectConsole('401');
  const person = await registerPerson(platform.url);
  await openHostAs(page, platform.url, person, '/training?isolation=strictStyleIsolation#/uc/userInfo');
  const inside = portalContainer(page);

  const picture = await makeImage(page, { width: 300, height: 200, type: 'image/png' });
  const file = inside.locator('input[type=file]');
  await expect(file).toBeHidden();
  await file.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: picture });
  await inside.getByRole('dialog').getByRole('button', { name: '保存头像' }).click();
  await expect(inside.getByText('头像已更换')).toBeVisible();

  // the host lets the portal ask before it discards typed text
  await inside.getByLabel('科室').fill('还没有保存');
  await page.getByTestId('host-nav-about').press('Enter');
  await inside.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  await expect(inside.getByLabel('科室')).toHaveValue('还没有保存');
  await page.getByTestId('host-nav-about').press('Enter');
  await inside.getByRole('dialog').getByRole('button', { name: '离开' }).click();
  await expect(page.getByTestId('host-page-about')).toBeVisible();
  await expect(inside).toBeEmpty();
  await openInPortal(page, '/uc/userInfo');
  await inside.getByLabel('科室').fill('还没有保存');
  await page.goBack();
  await inside.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  await expect(inside.getByLabel('科室')).toHaveValue('还没有保存');
  await expect(page).toHaveURL(/\/training\?.*#\/uc\/userInfo$/);
  await page.goBack();
  await inside.getByRole('dialog').getByRole('button', { name: '离开' }).click();
  await expect(page).toHaveURL(/\/about\?/);
  await expect(inside).toBeEmpty();
  await openInPortal(page, '/uc/userInfo');
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

test('A token revoked over a half-filled form reaches the host once; the input waits for the next token (R4.22, R10.38)', async ({
  page,
  platform,
  expectConsole,
}) => {
  expectConsole('401');
  const { person, inside } = await openAsNewPerson(page, platform.url);
  await inside.getByLabel('科室').fill('写了一半的科室');
  await revokeToken(page, platform.url);
  await inside.getByRole('button', { name: '保存资料' }).click();
  const expirations = page.getByRole('log').getByText('onSessionExpired(');
  await expect(expirations).toHaveText([/'expired'/]);
  await expect(inside.getByText('登录已过期，请在所在平台重新登录')).toBeVisible();

  await signInAsPerson(page, person);
  // The host has set the second token.
  await expect(page.getByRole('log').getByText('setGlobalState token')).toHaveCount(1);
  await expect(inside.getByLabel('科室')).toHaveValue('写了一半的科室');
  await inside.getByRole('button', { name: '保存资料' }).click();
  await expect(inside.getByText('资料已保存')).toBeVisible();
  await expect(expirations).toHaveCount(1);
});

test('A rejected host token keeps the input on any page; a members’ page says where to sign in (R10.38, R10.41)', async ({
  page,
  platform,
  expectConsole,
}) => {
  expectConsole('401');
  const { person, inside } = await openAsNewPerson(page, platform.url);
  await navigateInside(page, '/contactus/1');
  const name = inside.getByLabel('您的称呼');
  await name.fill('写了一半');
  await page.getByTestId('host-manual-token').fill('garbage');
  await page.getByTestId('host-set-token').click();
  await expect(inside.getByText('登录已过期，请在所在平台重新登录')).toBeVisible();
  await expect(name).toHaveValue('写了一半');

  await navigateInside(page, '/uc/userInfo');
  await expect(inside.getByRole('heading', { name: '请在平台登录' })).toBeVisible();
  await navigateInside(page, '/contactus/1');
  await expect(name).toHaveValue('写了一半');
  await signInAsPerson(page, person);
  await expect(inside.getByTestId('session-state')).toHaveAttribute('data-username', person.username);
  await expect(name).toHaveValue('写了一半');
});

test('A token revoked on a members’ page reaches the host once, and the page top says where to sign in', async ({
  page,
  platform,
  expectConsole,
}) => {
  expectConsole('401');
  const { inside } = await openAsNewPerson(page, platform.url);
  // The token ends while the click's own call is under way, so that no other call of the page finds it first.
  await page.route('**/session/revokeOthers', async (route) => {
    await revokeToken(page, platform.url);
    await route.continue();
  });
  await inside.getByRole('button', { name: '全部退出其他设备上的登录' }).click();
  await expect(inside.getByText('请在平台登录')).toBeInViewport();
  await expect(page.getByRole('log').getByText('onSessionExpired(')).toHaveText([/'expired'/]);
});

type Credentials = Pick<Awaited<ReturnType<typeof registerPerson>>, 'username' | 'password'>;

/** Registers a user and opens their user centre in a host that they are signed in at. */
async function openAsNewPerson(page: Page, url: string) {
  const person = await registerPerson(url);
  await openHostAs(page, url, person, '/training#/uc/userInfo');
  return { person, inside: portalContainer(page) };
}

/** Ends the session at the platform; the host does not know. */
async function revokeToken(page: Page, url: string) {
  const token = await page.evaluate(() => sessionStorage.getItem('sample-host-token'));
  await send(url, 'logout', {}, { authorization: `Bearer ${token}` });
}

async function signInAsPerson(page: Page, { username, password }: Credentials) {
  await page.getByTestId('host-username').fill(username);
  await page.getByTestId('host-password').fill(password);
  await page.getByTestId('host-sign-in').click();
  await expect(page.getByTestId('host-user')).toHaveText('宿主已登录');
}
