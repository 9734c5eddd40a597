import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { storeAppearance } from '../audits/appearances';
import { findOverflow } from '../audits/reflow';

test('Children of a menu entry open in a visible submenu; 18 do not scroll, 19 do (R2.34, R2.35, R2.36, R9.11)', async ({
  page,
}) => {
  await serveMenu(page, { 少: 18, 多: 19 });
  await page.goto('/#/index');
  const overflowAround = (child: string) =>
    page.getByRole('link', { name: child, exact: true }).evaluate((link) => {
      const { overflowY, backgroundAttachment } = getComputedStyle(link.closest('ul')?.parentElement ?? link);
      return { overflowY, hasCue: /local.*scroll/.test(backgroundAttachment) };
    });

  await page.getByRole('button', { name: '少' }).click();
  expect(await overflowAround('少18')).toMatchObject({ overflowY: 'visible' });
  await page.getByRole('button', { name: '多' }).click();
  await expect(page.getByRole('link', { name: '少18' })).toBeHidden();
  expect(await overflowAround('多19')).toEqual({ overflowY: 'auto', hasCue: true });
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole('link', { name: '多19' }).click();
  await expect(page).toHaveURL(/#\/article\?child=19$/);
  await expect(page.getByRole('link', { name: '多19' })).toBeHidden();
});

/** Sixty characters, with and without a place to break the line. */
const longTitles = ['国家器官移植发展培训平台'.repeat(5), 'Donaudampfschiff'.repeat(4).slice(0, 60)] as const;

test('Titles of sixty characters fit header and sidebar in every layout', async ({ page }) => {
  await serveMenu(page, Object.fromEntries(longTitles.map((title) => [title, 2])));
  for (const theme of [
    { layout: 'horizontal' },
    { layout: 'common' },
    { layout: 'float' },
    { layout: 'column', columnStyle: 'card' },
    { layout: 'column', columnStyle: 'horizontal' },
  ] as const) {
    await storeAppearance(page, { theme });
    await page.goto('/#/index');
    for (const title of longTitles) {
      const entry = page.getByRole('button', { name: title });
      await expect(entry).toBeVisible();
      await entry.click();
    }
    await expect(page.getByRole('link', { name: `${longTitles[1]}2` })).toBeVisible();
    expect(await findOverflow(page)).toEqual([]);
    expect(await cutInMenus(page)).toEqual([]);
    const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
    expect(height).toBeLessThan(140);
  }
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('Titles of sixty characters are fully readable in the drawer', async ({ page }) => {
    await serveMenu(page, Object.fromEntries(longTitles.map((title) => [title, 2])));
    await page.goto('/#/index');
    await page.getByRole('button', { name: '菜单', exact: true }).click();
    await page.getByRole('button', { name: longTitles[1] }).click();
    await expect(page.getByRole('link', { name: `${longTitles[1]}2` })).toBeVisible();
    expect(await findOverflow(page)).toEqual([]);
    expect(await cutInMenus(page)).toEqual([]);
  });

  test('Submenus open one after the other, and Escape closes one at a time', async ({ page }) => {
    await serveMenu(page, { 甲: 3, 乙: 3 });
    await page.goto('/#/index');
    const menu = page.getByRole('button', { name: '菜单', exact: true });
    await menu.click();
    for (const title of ['甲', '乙']) {
      await page.getByRole('button', { name: title }).click();
      await expect(page.getByRole('link', { name: `${title}1` })).toBeVisible();
    }
    expect(await findOverflow(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: '乙1' })).toBeHidden();
    await expect(page.getByRole('button', { name: '乙' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  });
});

/** Serves a menu of entries with the given number of children. */
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

/** Parts of the menus whose content is wider than they are. */
function cutInMenus(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.portal :is(header, aside) :is(nav, nav *, div)')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}
