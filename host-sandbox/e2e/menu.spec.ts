import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { beyondTheEdge } from './nets/reflow';

test('Children of a menu item are a submenu in view; 18 stay as they are, 19 scroll (R2.34, R2.35, R2.36, R9.11)', async ({
  page,
}) => {
  await serveMenu(page, { 少: 18, 多: 19 });
  await page.goto('/#/index');
  const overflowAround = (child: string) =>
    page
      .getByRole('link', { name: child, exact: true })
      .evaluate((link) => getComputedStyle(link.closest('ul')?.parentElement ?? link).overflowY);

  await page.getByRole('button', { name: '少' }).click();
  expect(await overflowAround('少18')).toBe('visible');
  await page.getByRole('button', { name: '多' }).click();
  await expect(page.getByRole('link', { name: '少18' })).toBeHidden();
  expect(await overflowAround('多19')).toBe('auto');
  expect(await beyondTheEdge(page)).toEqual([]);
  await page.getByRole('link', { name: '多19' }).click();
  await expect(page).toHaveURL(/#\/article\?child=19$/);
  await expect(page.getByRole('link', { name: '多19' })).toBeHidden();
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('Submenus open one after the other at one press each, and Escape closes one at a time', async ({
    page,
  }) => {
    await serveMenu(page, { 甲: 3, 乙: 3 });
    await page.goto('/#/index');
    const menu = page.getByRole('button', { name: '菜单', exact: true });
    await menu.click();
    for (const title of ['甲', '乙']) {
      await page.getByRole('button', { name: title }).click();
      await expect(page.getByRole('link', { name: `${title}1` })).toBeVisible();
    }
    expect(await beyondTheEdge(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: '乙1' })).toBeHidden();
    await expect(page.getByRole('button', { name: '乙' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  });
});

/** A menu whose items have so many children each. */
async function serveMenu(page: Page, items: Readonly<Record<string, number>>) {
  const data = Object.entries(items).map(([title, count]) => ({
    path: `/${title}`,
    title,
    children: Array.from({ length: count }, (_, index) => ({
      path: `/article?child=${index + 1}`,
      title: `${title}${index + 1}`,
    })),
  }));
  await page.route('**/menu/treeList', (route) => route.fulfill({ json: { code: 200, msg: '', data } }));
}
