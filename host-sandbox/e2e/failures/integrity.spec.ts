import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const disabled = (page: Page) => page.getByRole('alert').filter({ hasText: '门户已停用' });

test('A build with the preview key works on localhost and on no unknown domain (R6.10, R6.11, R10.20)', async ({
  page,
  platform,
}) => {
  await rebuild(page, platform.url, /secretKey:([`"'])\1/, 'secretKey:"preview"');
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('listitem')).not.toHaveCount(0);

  await serveAt(page, 'http://portal.example.org', platform.url);
  await page.goto('http://portal.example.org/');
  await expect(disabled(page)).toContainText('演示密钥不能用于这个域名');
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('A build without its icons is disabled (R6.9)', async ({ page, platform }) => {
  await rebuild(page, platform.url, /@ant-design\/icons(?=[`"'])/, 'no-icons');
  await page.goto('/');
  await expect(disabled(page)).toContainText('缺少必需的图标依赖');
});

/** Serves the entry script as another build would contain it. */
async function rebuild(page: Page, platform: string, flag: RegExp, value: string) {
  await page.route('**/assets/index-*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await route.fetch({ url: new URL(pathname, platform).href });
    const code = await response.text();
    expect(code).toMatch(flag);
    await route.fulfill({ response, body: code.replace(flag, value) });
  });
}

/** Serves the platform under another origin. */
async function serveAt(page: Page, origin: string, platform: string) {
  await page.route(`${origin}/**`, async (route) => {
    const url = route.request().url().replace(origin, platform);
    if (/\/assets\/index-[^/]*\.js$/.test(url)) return route.fallback();
    return route.fulfill({ response: await route.fetch({ url }) });
  });
}
