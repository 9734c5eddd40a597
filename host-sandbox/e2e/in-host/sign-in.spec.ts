import { apiFor } from '../../platform/testing/api';
import { signInAtHost } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { holdRequests } from '../support/hold-requests';

test('The host’s sign-in form says that a login is under way; a sign-out ends it, or the session at the platform; before a real platform the form is empty', async ({
  page,
  platform,
}) => {
  await page.goto('/about');
  const [username, password] = [page.getByTestId('host-username'), page.getByTestId('host-password')];
  const signIn = page.getByTestId('host-sign-in');
  await expect(username).toHaveValue('trainee');
  const answer = await holdRequests(page, '**/oauth2/token*');
  await signIn.press('Enter');
  await expect(signIn).toHaveText('正在登录…');
  await expect(signIn).toHaveAttribute('aria-disabled', 'true');
  await expect(signIn).toBeFocused();
  await page.getByTestId('host-clear-token').click();
  await expect(signIn).toHaveText('登录');
  const ended = page.waitForResponse('**/portal/logout');
  answer();
  expect((await ended).status()).toBe(200);
  await expect(page.getByTestId('host-user')).toHaveText('未登录');
  await expect(page.getByTestId('host-sign-in-error')).toBeEmpty();

  await signInAtHost(page, 'trainee');
  const token = await page.evaluate(() => sessionStorage.getItem('sample-host-token'));
  const userInfo = () => apiFor(platform).send('userInfo', {}, { authorization: `Bearer ${token}` });
  expect((await userInfo()).status).toBe(200);
  await page.getByTestId('host-clear-token').click();
  await expect(page.getByTestId('host-user')).toHaveText('未登录');
  await expect.poll(async () => (await userInfo()).status).toBe(401);

  await page.route('**/shell-config.json', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as object;
    await route.fulfill({ response, json: { ...config, sampleAccount: undefined } });
  });
  await page.reload();
  await expect(username).toHaveValue('');
  await expect(password).toHaveValue('');
});

test('On a phone the host opens its sign-in and moves the focus there when the portal asks for a login', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/training#/uc/overview');
  await expect(page.getByRole('heading', { name: '请在平台登录' })).toBeVisible();
  await expect(page.getByTestId('host-sign-in-error')).toHaveText('门户的这个页面需要登录');
  await expect(page.getByTestId('host-username')).toBeFocused();
  await expect(page.getByTestId('host-username')).toBeInViewport();
  await page.getByTestId('host-sign-in').press('Enter');
  const container = page.getByTestId('host-training-container');
  await expect(container.getByRole('heading', { level: 1, name: '我的学习' })).toBeVisible();
});
