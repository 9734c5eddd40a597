import type { Page } from '@playwright/test';
import { signIn, signOut, submitLogin } from './accounts';
import { expect, test } from './fixtures';
import { configurePage } from './page-config';
import { readStorage, storedToken } from './browser-storage';
import { toast } from './toast';

test('A wrong password is refused in the form, the name stays, and no session starts (R1.23, R4.1, R10.37)', async ({
  page,
  expectConsole,
}) => {
  expectConsole('400');
  await page.goto('/#/login?redirect=%2Fnotice');
  await submitLogin(page, 'trainee', 'Wrong@2026');
  await expect(page.getByRole('alert')).toHaveText(/^用户名或密码错误还可以再试 \d 次。$/);
  await expect(page.getByLabel('用户名')).toHaveValue('trainee');
  await expect(page).toHaveURL(/#\/login\?redirect=%2Fnotice$/);
  expect(await storedToken(page)).toBeNull();
});

test('A slow sign-in does not navigate a user who has moved on', async ({ page }) => {
  let answer = () => undefined as void;
  const released = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/oauth2/token?**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/#/login?redirect=%2Fnotice');
  await submitLogin(page, 'trainee');
  await page.evaluate(() => {
    location.hash = '/article';
  });
  await expect(page.getByRole('heading', { level: 1, name: '医院新闻' })).toBeVisible();
  answer();
  await expect(page.getByTestId('account')).toBeVisible();
  await expect(toast(page)).toContainText('trainee');
  await expect(page).toHaveURL(/#\/article$/);
});

test('A login form that is not filled in says what is missing and calls nobody (R5.21, R5.22)', async ({
  page,
}) => {
  const calls = countCalls(page, '/oauth2/token');
  await page.goto('/#/login');
  await page.getByLabel('密码', { exact: true }).fill('12345');
  await page.getByRole('button', { name: /登\s*录/ }).click();
  await expect(page.getByText('用户名不能为空')).toBeVisible();
  await expect(page.getByText('密码不能少于6位')).toBeVisible();
  expect(calls()).toBe(0);
});

for (const { time, greeting } of [
  { time: '07:59', greeting: '早上好，trainee' },
  { time: '08:00', greeting: '上午好，trainee' },
  { time: '12:00', greeting: '中午好，trainee' },
  { time: '17:59', greeting: '下午好，trainee' },
  { time: '18:00', greeting: '晚上好，trainee' },
]) {
  test(`Who signs in at ${time} is greeted with ${greeting} (R4.6, R4.7, R4.8, R4.9, R4.10, R4.11, R4.12)`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(`2026-05-06T${time}:00+08:00`);
    await page.goto('/#/login');
    await submitLogin(page, 'trainee');
    await expect(toast(page)).toContainText(greeting);
    await expect(toast(page)).toContainText('欢迎登录国家器官移植发展培训平台');
  });
}

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('The greeting goes by the clock of the computer, not of the platform (R10.66)', async ({ page }) => {
    await page.clock.setFixedTime('2026-05-06T06:00:00-04:00'); // 18:00 in Shanghai
    await page.goto('/#/login');
    await submitLogin(page, 'trainee');
    await expect(toast(page)).toContainText('早上好，trainee');
  });
});

test('A reload keeps the session and loads the user again (R1.6, R4.2, R4.3, R2.62)', async ({ page }) => {
  await signIn(page, 'trainee');
  const userCalls = countCalls(page, '/portal/userInfo');
  await page.goto('/#/notice');
  await page.reload();
  await expect(page.getByTestId('account')).toHaveText('trainee');
  await expect(page.getByRole('heading', { level: 1, name: '通知公告' })).toBeVisible();
  expect(userCalls()).toBe(1);
});

for (const storageKind of ['session', 'cookie']) {
  test(`With the token in ${storageKind} storage a reload keeps the session and a sign-out removes it (R4.4, R4.5, R9.13)`, async ({
    page,
  }) => {
    await configurePage(page, { storageKind, tokenName: 'unit-token' });
    await signIn(page, 'trainee');
    const stored = await readStorage(page);
    const kinds = { local: stored.local, session: stored.session, cookie: stored.cookies };
    for (const [kind, area] of Object.entries(kinds))
      expect('unit-token' in area, kind).toBe(kind === storageKind);

    const lastAnswer = page.waitForResponse('**/portal/enrolment/mine');
    await page.reload();
    await expect(page.getByTestId('account')).toHaveText('trainee');
    await lastAnswer;
    await signOut(page);
    await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
    const left = await readStorage(page);
    expect([left.local, left.session, left.cookies].some((area) => 'unit-token' in area)).toBe(false);
  });
}

test('A login answer without the configured token field says so and begins no session (R1.31, R5.26, R8.22)', async ({
  page,
}) => {
  await configurePage(page, { tokenField: 'ticket' });
  await page.goto('/#/login');
  await submitLogin(page, 'trainee');
  await expect(toast(page)).toHaveText('登录接口异常，未正确返回 ticket');
  await expect(page.getByLabel('用户名')).toHaveValue('trainee');
  expect(await storedToken(page)).toBeNull();
});

test('Signed in, the login page leads to the home page (R2.66)', async ({ page }) => {
  await signIn(page, 'trainee');
  await page.goto('/#/login');
  await expect(page).toHaveURL(/#\/index$/);
});

/** Counts calls to paths that end like this, from now on. */
function countCalls(page: Page, path: string) {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) count += 1;
  });
  return () => count;
}
