import { expect, test } from '../support/fixtures';
import { configurePage } from '../support/page-config';

test.use({ viewport: { width: 360, height: 640 } });

for (const [address, language] of [
  ['/project/1', 'zh-CN'],
  ['/project/1', 'en-US'],
  ['/hospital/1', 'zh-CN'],
  ['/article/6', 'zh-CN'],
] as const)
  test(`On a phone the login begins in the first screen, and does not move when ${address} is described above it (${language})`, async ({
    page,
  }) => {
    await configurePage(page, { language });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/(project|hospital|article)\/detail$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/#${address}`);
    const field = page.getByLabel(/^(用户名|User name)$/);
    await expect(field).toBeVisible();
    if (language === 'zh-CN') await expect(field).toBeInViewport();
    const before = (await field.boundingBox())?.y;
    release();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
    expect((await field.boundingBox())?.y).toBe(before);
  });
