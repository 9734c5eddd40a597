import type { Route } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { withAppearance } from '../audits/appearances';
import { expectNews } from './home-news';

const welcome = '欢迎访问国家器官移植发展培训平台官方网站';
const kib = 1024;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('The static page shows the site title and the welcome (R1.17, R1.18)', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(welcome)).toBeVisible();
    await expect(page.getByText('以统一的标准、统一的体系，培养器官移植专业人才')).toBeVisible();
  });

  test('The page says in both languages that script is off and what to do', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/#/article');
    await expect(page.getByRole('heading', { name: '请启用 JavaScript' })).toBeInViewport();
    const advice = page.locator('noscript p');
    await expect(advice.nth(1)).toContainText('请在浏览器设置中允许本站运行 JavaScript');
    await expect(advice.nth(3)).toContainText('Allow JavaScript for this site');
    for (const one of await advice.all()) await expect(one).toBeVisible();
  });
});

for (const { what, appearance, hash, fail } of [
  {
    what: 'gone',
    appearance: { language: 'en-US' },
    hash: 'index',
    fail: (route: Route) => route.fulfill({ status: 404, body: '' }),
  },
  { what: 'out of reach', appearance: {}, hash: 'login', fail: (route: Route) => route.abort() },
] as const)
  test(`A portal whose script is ${what} says so in both languages, and a retry loads it (at ${hash})`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/status of 404|ERR_FAILED/);
    expectConsole('dynamically imported module');
    const script = '**/assets/index-*.js';
    await withAppearance(page, appearance);
    await page.route(script, fail);
    await page.goto(`/#/${hash}`);
    const error = page.getByRole('alert');
    await expect(error.getByRole('heading')).toHaveText(['网站程序没有载入', 'The site could not be loaded']);
    for (const heading of await error.getByRole('heading').all()) await expect(heading).toBeVisible();
    await page.unroute(script);
    await error.getByRole('button', { name: '重试 Try again' }).click();
    await expect(page.locator('[data-first-paint]')).toHaveCount(0);
    await expect(page.getByTestId('session-state')).toBeVisible();
    await expect(error).toHaveCount(0);
  });

test('A home page whose script is cut off can be read, and says what is missing', async ({
  page,
  expectConsole,
}) => {
  test.slow(process.env.SOAK !== undefined);
  // a cut within a word leaves a name that nothing has, such as `functio`
  expectConsole(
    /SyntaxError|\w+ is not defined|dynamically imported module|Unexpected|Invalid|is incomplete/,
  );
  const step = process.env.SOAK ? 10 * kib : 300 * kib;
  for (const script of ['libraries', 'index']) {
    const cut = { at: 0, size: Infinity };
    const pattern = `**/assets/${script}-*.js`;
    await page.route(pattern, async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      cut.size = body.length;
      await route.fulfill({ response, body: body.subarray(0, cut.at) });
    });
    for (cut.at = 10 * kib; cut.at < cut.size; cut.at += step) {
      await page.goto('about:blank');
      await page.goto('/#/index');
      await expect(page.getByRole('alert').getByRole('heading', { name: '网站程序没有载入' })).toBeVisible();
      await expectNews(page);
    }
    await page.unroute(pattern);
  }
});
