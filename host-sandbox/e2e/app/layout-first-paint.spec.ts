import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { storeAppearance, type AppearanceChoice } from '../audits/appearances';
import { configurePage } from '../support/page-config';

const welcome = '欢迎访问国家器官移植发展培训平台官方网站';

test('The first paint has the configured brand, and theme and text size of the last visit, before any script of the portal runs (R4.40)', async ({
  page,
}) => {
  await configurePage(page, { brand: { colour: '#7a1fa2', radius: 2 } });
  const shell = await firstPaintIn(page, { theme: { themeName: 'dark' }, extra: { largeText: true } });
  await expect(shell.getByText(welcome)).toBeVisible();
  await expect(shell).toHaveAttribute('data-theme', 'dark');
  await expect(shell).toHaveCSS('background-color', 'rgb(14, 22, 32)');
  await expect(shell).toHaveAttribute('data-large-text', '');
  // the shade of the colour that can be read in the dark theme
  await expect(shell).toHaveAttribute('style', /--p-round: 0.25; --p-primary: #bf93d2;/);
});

test('The first paint hides a header that the layout will place elsewhere (R3.11)', async ({ page }) => {
  for (const layout of ['vertical', 'column', 'comprehensive', 'common', 'float'] as const)
    await expect(await firstPaintIn(page, { theme: { layout } })).toBeHidden();
  await expect(await firstPaintIn(page, { theme: { layout: 'horizontal' } })).toBeVisible();
  await configurePage(page, { theme: { themeName: 'contrast' } });
  await expect(await firstPaintIn(page, {})).toBeHidden();
});

/** The page while the portal's script is pending, on the next visit with this appearance. */
async function firstPaintIn(page: Page, appearance: AppearanceChoice) {
  await page.unroute('**/assets/index-*.js');
  await storeAppearance(page, appearance);
  await page.route('**/assets/index-*.js', () => undefined);
  await page.goto('/#/index', { waitUntil: 'commit' });
  return page.locator('[data-first-paint]');
}
