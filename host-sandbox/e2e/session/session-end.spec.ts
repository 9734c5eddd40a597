import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { registerPerson } from '../../platform/testing/api';
import {
  expectSignedIn,
  openAs,
  signInByToken,
  signOut,
  storeToken,
  submitLogin,
} from '../../kits/browser/accounts';
import { expectLoaded } from '../../kits/browser/pages';
import { expect, test } from '../support/fixtures';
import { readStorage, storedToken } from '../support/browser-storage';
import { toast } from '../support/toast';

test('A sign-out leaves what a visitor leaves, and the login remembers the page (R2.42, R4.14, R4.15, R4.16, R10.46)', async ({
  page,
  browser,
  platform,
}) => {
  const { username, headers } = await registerPerson(platform.url);
  await storeToken(page, headers.authorization.replace('Bearer ', ''));
  await page.goto('/#/notice?page=2');
  await expect(page.getByRole('banner').getByRole('link', { name: '首页', exact: true })).toBeVisible();
  const token = await storedToken(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/portal/logout'))
      calls.push(request.headers().authorization ?? '');
  });
  await signOut(page);
  await expect(page).toHaveURL(/#\/login\?redirect=%2Fnotice%3Fpage%3D2$/);
  await expect(page.getByRole('heading', { level: 1, name: '登录', exact: true })).toBeVisible();
  expect(calls).toEqual([`Bearer ${token}`]);
  expect(JSON.stringify(await readStorage(page))).not.toContain(username);

  await visitPublicPages(page);
  expect(await comparable(page)).toEqual(await storageOfVisitor(browser, platform.url));
});

async function storageOfVisitor(browser: Browser, baseURL: string) {
  const visitor = await browser.newContext({ baseURL });
  const page = await visitor.newPage();
  await visitPublicPages(page);
  const storage = await comparable(page);
  await visitor.close();
  return storage;
}

test('A token revoked elsewhere leads to the login once, with one toast, though many calls fail (R4.22, R4.23, R2.42)', async ({
  page,
  platform,
  request,
  expectConsole,
}) => {
  expectConsole('401');
  await openAs(page, 'trainee', '/contract');
  // a call of this page after the revocation would end the session here
  await expectLoaded(page);
  await expect(page.getByRole('banner').getByRole('link', { name: /^站内消息，\d+ 条未读$/ })).toBeVisible();
  await revoke(request, platform.url, await storedToken(page));
  // The list's calls are public; at a members' address they get the platform's own 401.
  let rejected = 0;
  await page.route('**/unify-cms/portal/{article,category}/**', async (route) => {
    rejected += 1;
    const url = `${platform.url}/api/train2/portal/userInfo`;
    await route.fulfill({ response: await route.fetch({ url, postData: '{}' }) });
  });
  const loginNavigations = countNavigations(page, /#\/login/);
  await page.goto('/#/article?page=2');

  await expect(page.getByRole('heading', { level: 1, name: '登录', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/#\/login\?redirect=%2Farticle%3Fpage%3D2$/);
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page)).toContainText('登录已过期，请重新登录');
  expect(rejected).toBeGreaterThan(1);
  expect(loginNavigations()).toBe(1);
  expect(await storedToken(page)).toBeNull();
});

test('A sign-out aborts a pending call, and one of an ended session reports no expired session (R4.14, R4.22)', async ({
  page,
  expectConsole,
}) => {
  expectConsole('401');
  await signInByToken(page, 'trainee');
  // No response ever comes.
  await page.route('**/portal/enrolment/mine', () => undefined);
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/enrolment/mine'));
  await page.route('**/portal/logout', async (route) => {
    await aborted;
    await route.fetch(); // the first logout ends the session
    const response = await route.fetch();
    expect(response.status()).toBe(401);
    await route.fulfill({ response });
  });
  const requested = page.waitForRequest('**/portal/enrolment/mine');
  await page.goto('/#/index');
  await requested;
  await signOut(page);
  await expect(page).toHaveURL(/#\/login\?redirect=%2Findex$/);
  await expect(page.getByRole('heading', { level: 1, name: '登录', exact: true })).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});

test('A session whose user cannot be loaded ends, says why and returns after the login (R2.63)', async ({
  page,
  expectConsole,
}) => {
  expectConsole('500');
  await openAs(page, 'trainee', '/index');
  await page.route('**/portal/userInfo', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/?again#/notice?page=2');
  await expect(page).toHaveURL(/#\/login\?redirect=%2Fnotice%3Fpage%3D2$/);
  await expect(toast(page)).toContainText('服务器发生错误');
  expect(await storedToken(page)).toBeNull();

  await page.unroute('**/portal/userInfo');
  await submitLogin(page, 'trainee');
  await expect(page).toHaveURL(/#\/notice\?page=2$/);
});

test('A sign-out in one tab signs out the others, and a sign-in signs them in (R2.66, R4.1)', async ({
  page,
  context,
  consoleGuard,
}) => {
  await openAs(page, 'trainee', '/index');
  const other = await openTab(context, consoleGuard.watch);
  await other.goto('/#/notice');
  await expectSignedIn(other, 'trainee');

  await signOut(page);
  await expect(other).toHaveURL(/#\/login\?redirect=%2Fnotice$/);
  await expect(toast(other)).toHaveCount(0);

  await submitLogin(page, 'newcomer');
  await expect(other).toHaveURL(/#\/index$/);
  await expectSignedIn(other, 'newcomer');
});

async function openTab(context: BrowserContext, watch: (page: Page) => void) {
  const tab = await context.newPage();
  watch(tab);
  return tab;
}

/** Ends the session at the platform only. */
async function revoke(request: APIRequestContext, platformUrl: string, token: string | null) {
  const response = await request.post(`${platformUrl}/api/train2/portal/logout`, {
    headers: { authorization: `Bearer ${token}` },
    data: {},
  });
  expect(response.ok()).toBe(true);
}

/** Counts navigations to such an address from now on. */
function countNavigations(page: Page, address: RegExp) {
  let count = 0;
  page.on('framenavigated', (frame) => {
    if (address.test(frame.url())) count += 1;
  });
  return () => count;
}

/** Loads public pages one after the other. */
async function visitPublicPages(page: Page) {
  for (const { path, heading } of [
    { path: '/article', heading: '医院新闻' },
    { path: '/login', heading: '登录' },
  ]) {
    await page.goto(`/?round=${path}#${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
}

/** The storage without cache times and scroll positions. */
async function comparable(page: Page) {
  const { local, session, cookies } = await readStorage(page);
  const { cache_stamps: stamps = '{}', ...cached } = local;
  return {
    cookies,
    local: { ...cached, stamps: JSON.parse(stamps.replace(/"at":\d+/g, '"at":0')) as unknown },
    session: Object.keys(session),
  };
}
