import { expect, test } from '../support/fixtures';
import { storeAppearance } from '../audits/appearances';
import { expectLoaded } from '../../kits/browser/pages';
import { choose, openSettings, openHeaderActions } from './settings-drawer';
import { toast } from '../support/toast';

const layouts = ['horizontal', 'vertical', 'column', 'comprehensive', 'common', 'float'] as const;

/** Positions of the menu entries and the logo in each layout, on a category page. */
const shows: Readonly<
  Record<(typeof layouts)[number], { header: string[]; side: string[]; logo: 'header' | 'side' }>
> = {
  horizontal: { header: ['首页', '分类浏览'], side: [], logo: 'header' },
  vertical: { header: [], side: ['首页', '分类浏览', '基地建设'], logo: 'side' },
  column: { header: [], side: ['首页', '分类浏览', '基地建设'], logo: 'side' },
  comprehensive: { header: ['首页', '分类浏览'], side: ['基地建设'], logo: 'header' },
  common: { header: [], side: ['首页', '分类浏览', '基地建设'], logo: 'header' },
  float: { header: [], side: ['首页', '分类浏览'], logo: 'side' },
};

test('Each layout puts the menu and the logo where its name says, and keeps the page mounted (R3.11)', async ({
  page,
}) => {
  await page.goto('/#/article?category=3');
  await expectLoaded(page);
  await page.getByRole('main').evaluate((main) => main.firstElementChild?.setAttribute('data-same', ''));
  const header = page.getByRole('banner');
  const side = page.getByRole('complementary');
  const entries = ['首页', '分类浏览', '基地建设'];
  for (const layout of [...layouts.slice(1), layouts[0]])
    await test.step(layout, async () => {
      await openSettings(page);
      await choose(page, '菜单位置', layoutNames[layout]);
      await page.keyboard.press('Escape');
      const { header: above, side: beside, logo } = shows[layout];
      for (const [area, expected] of [
        [header, above],
        [side, beside],
      ] as const)
        for (const name of entries) {
          const entry = area.getByRole('navigation').getByText(name, { exact: true });
          await expect(entry).toHaveCount(expected.includes(name) ? 1 : 0);
        }
      await expect((logo === 'header' ? header : side).getByRole('link', { name: '返回首页' })).toBeVisible();
      await expect(page.locator('main > [data-same]')).toHaveCount(1);
      await expect(page.locator('body')).toHaveClass(new RegExp(`portal-layout-${layout}( |$)`));
    });
});

test('The sidebar folds and unfolds, and a reload keeps it (R4.38)', async ({ page }) => {
  await storeAppearance(page, { theme: { layout: 'common' } });
  await page.goto('/#/index');
  const width = () => page.getByRole('complementary').evaluate((side) => side.getBoundingClientRect().width);
  await expect.poll(width).toBeGreaterThan(200);
  await page.getByRole('button', { name: '收起侧栏' }).click();
  await expect.poll(width).toBeLessThan(80);
  await page.reload();
  await expect.poll(width).toBeLessThan(80);
  await expect(page.getByRole('complementary').getByRole('link', { name: '医院新闻' })).toBeVisible();
  await page.getByRole('button', { name: '展开侧栏' }).click();
  await expect.poll(width).toBeGreaterThan(200);
});

test('Each column style gives the first column a distinct look (R3.11, R9.16)', async ({ page }) => {
  await storeAppearance(page, { theme: { layout: 'column', columnStyle: 'arrow' } });
  await page.goto('/#/index');
  await openSettings(page);
  for (const [style, name] of [
    ['card', '卡片'],
    ['vertical', '纵向'],
    ['horizontal', '横向'],
    ['arrow', '箭头'],
  ] as const)
    await test.step(style, async () => {
      await choose(page, '分栏样式', name);
      const computed = () =>
        page
          .getByRole('complementary')
          .getByRole('link', { name: '首页', exact: true })
          .evaluate((entry) => {
            const { flexDirection, borderTopWidth, boxShadow } = getComputedStyle(entry);
            const arrow = getComputedStyle(entry, '::before').content;
            return {
              beside: flexDirection === 'row',
              card: borderTopWidth === '1px',
              line: boxShadow !== 'none',
              arrow: arrow === '""',
            };
          });
      await expect.poll(computed).toEqual({
        beside: style === 'horizontal',
        card: style === 'card',
        line: style === 'vertical',
        arrow: style === 'arrow',
      });
    });
});

test('A setting applies at once; closing without saving is reported at the bottom; saved ones persist until a confirmed reset (R4.40, R4.41, R4.42)', async ({
  page,
}) => {
  await page.goto('/#/index');
  const root = page.getByTestId('session-state');
  const stored = () => page.evaluate(() => localStorage.getItem('settings') ?? '');
  await openSettings(page);
  await choose(page, '主题', '深色');
  await page.getByRole('switch', { name: '灰色模式' }).check();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveClass(/portal-theme-name-dark.*portal-grey/);
  expect(await stored()).not.toContain('dark');
  await page.keyboard.press('Escape');
  const notice = toast(page).filter({ hasText: '界面设置还没有保存' });
  await expect(notice).toBeVisible();
  // at the bottom: it covers neither the header nor a title
  const place = async () => {
    const { y = 0, height = 0 } = (await notice.boundingBox()) ?? {};
    return { top: y, bottom: y + height };
  };
  await expect.poll(async () => (await place()).top).toBeGreaterThan(600);
  expect((await place()).bottom).toBeLessThanOrEqual(720);

  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'blue-white');
  await openSettings(page);
  await choose(page, '主题', '深色');
  await page.getByRole('button', { name: '保存设置' }).click();
  await expect(page.getByText('当前设置已保存。')).toBeVisible();
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');

  await openSettings(page);
  await page.getByRole('button', { name: '恢复默认' }).click();
  await page.getByRole('button', { name: /取\s*消/ }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: '恢复默认' }).click();
  await page.getByRole('button', { name: /确\s*定/ }).click();
  await expect(root).toHaveAttribute('data-theme', 'blue-white');
  await expect(page.getByText('当前为默认设置。')).toBeVisible();
  expect(await stored()).not.toContain('theme');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'blue-white');
});

test('Another tab follows a change of theme and language', async ({ page, context }) => {
  await page.goto('/#/index');
  const other = await context.newPage();
  await other.goto('/#/index');
  await openHeaderActions(other);
  await other.getByRole('button', { name: '切换到深色主题' }).click();
  await other.getByRole('button', { name: 'English' }).click();
  await expect(page.getByTestId('session-state')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('The tabs are off until the user shows them (R3.12, R9.18)', async ({ page }) => {
  await page.goto('/#/index');
  const tabs = page.getByRole('navigation', { name: '打开的页面' });
  await openSettings(page);
  await expect(tabs).toHaveCount(0);
  await page.getByRole('switch', { name: '显示标签页' }).check();
  await page.keyboard.press('Escape');
  await expect(tabs.getByRole('link', { name: '首页' })).toBeVisible();
});

test('A fixed header stays in view while the page scrolls, another one leaves (R3.11)', async ({ page }) => {
  await page.goto('/#/article');
  await expectLoaded(page);
  const top = () => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top);
  await page.evaluate(() => window.scrollTo(0, 600));
  expect(await top()).toBe(0);
  // the first row of it stays in view, and the focus shows the menu again
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu).toHaveCSS('clip-path', 'inset(50%)');
  await page.getByRole('banner').getByRole('searchbox').focus();
  await expect(menu).toHaveCSS('clip-path', 'none');
  await page.getByRole('button', { name: '返回顶部' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(menu).toHaveCSS('clip-path', 'none');

  await storeAppearance(page, { theme: { fixedHeader: false } });
  await page.goto('/#/article');
  await expectLoaded(page);
  await page.evaluate(() => window.scrollTo(0, 600));
  expect(await top()).toBeLessThan(-100);
});

test('The keyboard alone opens, changes and closes the settings, and the focus returns', async ({ page }) => {
  await page.goto('/#/index');
  const headerActions = page.getByRole('button', { name: '显示与工具', exact: true });
  await headerActions.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '界面设置' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const dark = dialog.getByRole('radio', { name: '蓝白' });
  for (
    let stop = 0;
    stop < 4 && !(await dark.evaluate((radio) => radio === document.activeElement));
    stop += 1
  )
    await page.keyboard.press('Tab');
  await expect(dark).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('session-state')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(headerActions).toBeFocused();
});

const layoutNames: Readonly<Record<(typeof layouts)[number], string>> = {
  horizontal: '横向',
  vertical: '纵向',
  column: '分栏',
  comprehensive: '综合',
  common: '常规',
  float: '浮动',
};
