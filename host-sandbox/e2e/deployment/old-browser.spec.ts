import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const warning = (page: Page) => page.getByRole('alertdialog', { name: '温馨提示' });

for (const [name, agent, documentMode] of [
  ['Internet Explorer 8', 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)', 8],
  ['Internet Explorer 11', 'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko', 11],
  ['Internet Explorer 11 that calls itself another', 'Mozilla/5.0 (Windows NT 10.0)', 11],
] as const) {
  test(`${name} gets a dialog that recommends an update and can be closed (R8.28)`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ userAgent: agent, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.addInitScript((mode) => {
      Object.defineProperty(document, 'documentMode', { value: mode });
    }, documentMode);
    await page.goto('/');
    await expect(warning(page)).toContainText('请升级浏览器');
    await expect(warning(page).getByRole('button', { name: '确定' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(warning(page)).toHaveCount(0);
    await context.close();
  });
}

test('Other browsers see no dialog (R8.28)', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(warning(page)).toHaveCount(0);
});
