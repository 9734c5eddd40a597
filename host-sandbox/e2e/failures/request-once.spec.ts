import type { Page } from '@playwright/test';
import { signInByToken } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { startFlakyProxy } from './flaky-proxy';
import { expectLoaded } from '../../kits/browser/pages';

/** Pages that request their data while their code loads, and a call of each. */
const scenarios = [
  { address: '/article/1', code: 'article-detail-page', call: '/article/detail' },
  { address: '/notice?page=2', code: 'article-list-page', call: '/article/page' },
  { address: '/dash', code: 'welcome-page', call: '/article/page', body: '"news"' },
];

for (const { address, code, call, body = '' } of scenarios) {
  test(`A call of ${address} that fails before the page is loaded is sent once per visit and once per retry`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole('Failed to load resource');
    await signInByToken(page, 'trainee');
    await page.goto('/?fresh#/403');
    await expectLoaded(page);
    const calls = await failCalls(page, call, body);
    await page.route(`**/assets/${code}-*.js`, async (route) => {
      await expect.poll(calls).toBeGreaterThan(0);
      await route.continue();
    });

    await goTo(page, address);
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('服务器发生错误');
    expect(calls()).toBe(1);
    await failure.getByRole('button', { name: '重试' }).click();
    await expect.poll(calls).toBe(2);
    await expect(failure).toContainText('服务器发生错误');

    await goTo(page, '/403');
    await expect(failure).toHaveCount(0);
    await goTo(page, address);
    await expect(failure).toContainText('服务器发生错误');
    expect(calls()).toBe(3);
  });
}

test('A call whose connection is cut at its first byte is sent at most twice by the portal; the browser repeats it with the same request id', async ({
  page,
  platform,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource|Dictionaries could not be loaded/);
  const cuts = Array.from({ length: 100 }, () => ({ afterBytes: 0 }));
  const proxy = await startFlakyProxy(Number(new URL(platform.url).port), /dict\/data$/, cuts);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('dict/data')) sent += 1;
  });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('dict/data'));
  await page.goto(`${proxy.url}/#/project`);
  await failed;
  await expectLoaded(page);
  await expect.poll(() => new Set(proxy.requestIds()).size).toBe(sent);
  expect(sent).toBeLessThanOrEqual(2);
  expect(proxy.requestIds().length).toBeGreaterThan(sent);
  await proxy.stop();
});

/** Fails calls whose path ends like this and whose body contains a text. @returns their number so far */
async function failCalls(page: Page, path: string, body: string) {
  let responses = 0;
  await page.route(`**${path}`, async (route) => {
    if (!route.request().postData()?.includes(body)) return route.fallback();
    await route.fulfill({ status: 500, body: '' });
    responses += 1;
  });
  return () => responses;
}

async function goTo(page: Page, address: string) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
}
