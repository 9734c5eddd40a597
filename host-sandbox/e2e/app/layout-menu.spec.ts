import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { storeAppearance, switchAppearance } from '../audits/appearances';
import { findOverflow } from '../audits/reflow';

const menuOf = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
/** True if the panel around a link scrolls. */
const overflowAround = (page: Page, name: string) =>
  menuOf(page)
    .getByRole('link', { name, exact: true })
    .last()
    .evaluate((link) => {
      const panel = link.closest('ul')?.parentElement;
      return panel ? panel.scrollHeight > panel.clientHeight : false;
    });

test('The sample menu has a submenu of 20 children, which scrolls and is reachable by keyboard (R2.36, R9.11, R10.25)', async ({
  page,
}) => {
  await page.goto('/#/article');
  const sitemap = menuOf(page).getByRole('button', { name: '网站导航' });
  await sitemap.focus();
  await page.keyboard.press('Enter');
  const links = menuOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: '网站导航' }) })
    .getByRole('link');
  await expect(links).toHaveCount(20);
  expect(await overflowAround(page, '云岭器官捐献促进会')).toBe(true);
  for (let stop = 0; stop < 20; stop += 1) await page.keyboard.press('Tab');
  await expect(links.last()).toBeFocused();
  await expect(links.last()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(sitemap).toBeFocused();
  await expect(links).toHaveCount(0);
});

test('Jump addresses open inside, in a new window, or away by a full load (R2.53, R2.54, R2.55)', async ({
  page,
  context,
}) => {
  await context.route('https://away.example/**', (route) => route.fulfill({ body: 'away' }));
  await serveMenu(page, [
    { path: '/a', title: '站内', jumpUrl: '/article?page=2' },
    { path: '/article', title: '新窗口', target: '_blank' },
    { path: '/c', title: '外站', jumpUrl: 'https://away.example/there' },
    { path: '/d', title: '脚本', jumpUrl: 'https://away.example/', meta: { hidden: true } },
  ]);
  await page.goto('/#/index');
  await expect(menuOf(page).getByRole('link')).toHaveText(['站内', '新窗口', '外站']);
  await menuOf(page).getByRole('link', { name: '站内' }).click();
  await expect(page).toHaveURL(/#\/article\?page=2$/);
  const opened = context.waitForEvent('page');
  await menuOf(page).getByRole('link', { name: '新窗口' }).click();
  await expect(await opened).toHaveURL(/#\/article$/);
  await expect(page).toHaveURL(/#\/article\?page=2$/);
  await menuOf(page).getByRole('link', { name: '外站' }).click();
  await expect(page).toHaveURL('https://away.example/there');
});

test('With the sidebar folded, a submenu of 18 children does not scroll, one of 19 does (R2.37, R9.11)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  const submenu = (title: string, count: number) => ({
    path: `/${title}`,
    title,
    children: Array.from({ length: count }, (_, index) => ({
      path: `/article?child=${index + 1}`,
      title: `${title}第${index + 1}个`,
    })),
  });
  await serveMenu(page, [submenu('少', 18), submenu('多', 19)]);
  await storeAppearance(page, { collapse: true, theme: { layout: 'vertical' } });
  await page.goto('/#/index');
  for (const [title, children, scrolls] of [
    ['少', 18, false],
    ['多', 19, true],
  ] as const) {
    await menuOf(page).getByRole('button', { name: title }).click();
    const last = `${title}第${children}个`;
    expect(await overflowAround(page, last)).toBe(scrolls);
    expect(await findOverflow(page)).toEqual([]);
    await menuOf(page).getByRole('link', { name: last }).click();
    await expect(page).toHaveURL(new RegExp(`child=${children}$`));
    await expect(menuOf(page).getByRole('link')).toHaveCount(0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('The drawer closes before the navigation starts, in every layout (R2.56)', async ({ page }) => {
    await page.goto('/#/index');
    await page.route('**/assets/article-list-page-*.js', () => undefined); // the chunk never arrives
    const link = menuOf(page).getByRole('link', { name: '医院新闻' });
    for (const layout of ['horizontal', 'vertical', 'column', 'comprehensive', 'common', 'float'] as const)
      await test.step(layout, async () => {
        await switchAppearance(page, { theme: { layout } });
        await expect(page.locator('body')).toHaveClass(new RegExp(`portal-layout-${layout}( |$)`));
        await page.getByRole('button', { name: '菜单', exact: true }).click();
        await page.evaluate(() => {
          // Runs after the portal's listeners, in the same event: checks what is already closed.
          const check = () => {
            const panel = document.querySelector('header [data-open]');
            Object.assign(window, { foldedAtOnce: panel === null });
          };
          Object.assign(window, { foldedAtOnce: undefined });
          window.addEventListener('click', check, { once: true });
        });
        await link.click();
        expect(await page.evaluate(() => (window as { foldedAtOnce?: boolean }).foldedAtOnce)).toBe(true);
        await expect(link).toBeHidden();
        await expect(page).toHaveURL(/#\/index$/);
      });
  });
});

/** Serves a menu. */
async function serveMenu(page: Page, data: readonly unknown[]) {
  await page.route('**/menu/treeList', (route) => route.fulfill({ json: { code: 200, msg: '', data } }));
}
