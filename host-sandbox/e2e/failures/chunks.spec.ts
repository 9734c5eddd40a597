import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { expectPrefetchStored } from '../support/browser-storage';
import { configurePage } from '../support/page-config';

const chunk = '**/assets/article-list-page-*.js*';
const failed = (page: Page) => page.getByRole('main').getByRole('alert');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Requests of the page's chunk, as paths below the assets folder. */
async function failChunk(page: Page, respond: (route: Route) => Promise<void>) {
  const requested: string[] = [];
  await page.route(chunk, (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (route.request().method() === 'GET') requested.push(pathname.replace(/.*-/, '') + search);
    return respond(route);
  });
  return requested;
}

test('A chunk that fails to load shows an error, and a retry requests it with a new query (R8.24)', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/500|ChunkLoadError/);
  await configurePage(page, { errorLog: ['production'] });
  const requested = await failChunk(page, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/#/article');
  await expect(failed(page)).toBeVisible();
  await page.getByRole('button', { name: '错误日志（1）' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    /Loading chunk .*article-list-page.* failed \(error\)/,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '重试' }).click();
  await expect
    .poll(() => requested.map((address) => address.replace(/^[^?]+/, '')))
    .toEqual(['', '?retry=1']);

  await page.unroute(chunk);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(heading(page, '医院新闻')).toBeVisible();
});

test('A chunk that is gone after a deployment reloads the page once, not in a loop (R8.24)', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404|ChunkLoadError/);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await failChunk(page, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/#/index');
  await expect(heading(page, '首页')).toBeAttached();
  await page.evaluate(() => (location.hash = '/article'));
  await expect.poll(() => loads).toBe(2);
  await expect(failed(page)).toContainText('请刷新浏览器页面');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(failed(page)).toBeVisible();
  expect(loads).toBe(2);
});

test('A chunk that does not arrive within 120 seconds fails by timeout (R2.58, R8.24, R9.4)', async ({
  page,
}) => {
  await page.clock.install();
  await configurePage(page, { errorLog: ['production'] });
  await failChunk(page, () => Promise.resolve()); // no response ever comes
  await page.goto('/#/index');
  await expect(heading(page, '首页')).toBeAttached();
  await expectPrefetchStored(page); // the fake clock would time the prefetch out
  const request = page.waitForRequest(chunk);
  await page.evaluate(() => (location.hash = '/article'));
  await request;
  await page.clock.fastForward(119_000);
  await expect(failed(page)).toHaveCount(0);
  await page.clock.fastForward(2000);
  await expect(failed(page)).toBeVisible();
  await page.getByRole('button', { name: /错误日志/ }).click();
  await expect(page.getByRole('dialog')).toContainText(
    /Loading chunk http.*article-list-page.* failed \(timeout\)/,
  );
});

test('A page without its styles raises CSS_CHUNK_LOAD_FAILED (R8.25, R10.56)', async ({
  page,
  expectConsole,
}) => {
  expectConsole('CSS_CHUNK_LOAD_FAILED: loading styles of the page failed');
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(/<style[^>]*>[^]*?<\/style>/g, ''),
      });
    },
  );
  await page.goto('/#/index');
  await expect(page.locator('[data-first-paint]')).toHaveCount(0);
});
