import { expect, test } from '../support/fixtures';
import { expectLoaded } from '../../kits/browser/pages';
import { configurePage } from '../support/page-config';
import { openHeaderActions } from './settings-drawer';

test('Refresh reloads page, menu and links with new data, and full screen is entered and left (R2.51, R3.13, R10.11)', async ({
  page,
}) => {
  await page.goto('/#/article');
  await expectLoaded(page);
  const heading = page.getByRole('heading', { level: 1 });
  await openHeaderActions(page);
  await heading.evaluate((element) => element.setAttribute('data-before', ''));
  await Promise.all([
    ...['article/page', 'menu/treeList', 'friend-link/list', 'dict/data'].map((call) =>
      page.waitForRequest(`**/${call}`),
    ),
    page.getByRole('button', { name: '刷新本页' }).click(),
  ]);
  await expect(heading).not.toHaveAttribute('data-before');
  await page.getByRole('button', { name: '全屏', exact: true }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.localName)).toBe('html');
  await page.getByRole('button', { name: '退出全屏' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test('A hint that is longer than its search field ends with an ellipsis', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await configurePage(page, { language: 'en-US' });
  await page.goto('/#/verify');
  const field = page.getByRole('banner').getByRole('searchbox');
  await expect(field).toHaveCSS('text-overflow', 'ellipsis');
  await field.fill('a'.repeat(80));
  await expect(field).toHaveCSS('text-overflow', 'clip');
});
