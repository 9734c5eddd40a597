import type { Page } from '@playwright/test';
import { expectSignedIn, openAs, signOut, submitLogin } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { configurePage } from '../support/page-config';
import { readStorage } from '../support/browser-storage';
import { toast } from '../support/toast';

test('A slow sign-in does not navigate a user who has opened another page', async ({ page }) => {
  let respond = () => undefined as void;
  const released = new Promise<void>((resolve) => (respond = resolve));
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
  respond();
  await expect(page.getByTestId('account')).toBeVisible();
  await expect(toast(page)).toContainText('林知夏');
  await expect(page).toHaveURL(/#\/article$/);
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('The greeting goes by the clock of the computer, not of the platform (R10.66)', async ({ page }) => {
    await page.clock.setFixedTime('2026-05-06T06:00:00-04:00'); // 18:00 in Shanghai
    await page.goto('/#/login');
    await submitLogin(page, 'trainee');
    await expect(toast(page)).toContainText('早上好，林知夏');
  });
});

test('A reload keeps the session and loads the user again (R1.6, R4.2, R4.3, R2.62)', async ({ page }) => {
  await openAs(page, 'trainee', '/index');
  const userCalls = countCalls(page, '/portal/userInfo');
  await page.goto('/#/notice');
  await page.reload();
  await expectSignedIn(page, 'trainee');
  await expect(page.getByRole('heading', { level: 1, name: '通知公告' })).toBeVisible();
  expect(userCalls()).toBe(1);
});

for (const storageKind of ['session', 'cookie']) {
  test(`With the token in ${storageKind} storage a reload keeps the session and a sign-out removes it (R4.4, R4.5, R9.13)`, async ({
    page,
  }) => {
    await configurePage(page, { storageKind, tokenName: 'unit-token' });
    await page.goto('/#/login?redirect=%2Fverify');
    await submitLogin(page, 'trainee');
    await expect(page.getByTestId('account')).toBeVisible();
    const stored = await readStorage(page);
    const kinds = { local: stored.local, session: stored.session, cookie: stored.cookies };
    for (const [kind, area] of Object.entries(kinds))
      expect('unit-token' in area, kind).toBe(kind === storageKind);

    await page.reload();
    await expectSignedIn(page, 'trainee');
    await signOut(page);
    await expect(page.getByRole('heading', { level: 1, name: '登录', exact: true })).toBeVisible();
    const left = await readStorage(page);
    expect([left.local, left.session, left.cookies].some((area) => 'unit-token' in area)).toBe(false);
  });
}

/** Counts calls to paths that end like this, from now on. */
function countCalls(page: Page, path: string) {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) count += 1;
  });
  return () => count;
}
