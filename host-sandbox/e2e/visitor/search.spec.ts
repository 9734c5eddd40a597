import type { Page } from '@playwright/test';
import { paths } from '@/shared/routes/paths';
import { portalPages } from '../../platform/modules/search/search-index';
import { expect, test } from '../support/fixtures';
import { storeAppearance } from '../audits/appearances';
import { pages } from '../../kits/browser/pages';

const field = (page: Page) => page.getByRole('searchbox', { name: '搜索全站' });
const hits = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const kind = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: '范围' }).getByRole('link', { name });

test('Ctrl+K opens the search from any page; pinyin finds a page, and back restores the search (R3.13, R10.75)', async ({
  page,
}) => {
  await page.goto('/#/contract');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('服务协议与隐私政策');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('xiazai zhongxin');
  await expect(hits(page)).toHaveText([/下载中心.*页面/]);
  await expect(hits(page).locator('mark')).toHaveText(['下载', '中心']);
  await expect(page).toHaveURL(/#\/search\?q=xiazai\+zhongxin$/);
  await hits(page).getByRole('link').click();
  await expect(page).toHaveURL(/#\/download$/);
  await page.goBack();
  await expect(field(page)).toHaveValue('xiazai zhongxin');
  await expect(hits(page)).toHaveCount(1);
  await page.keyboard.press('Meta+k');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
});

test('Results are counted and filtered by type; a keyword without results says so and offers a way out (R10.75)', async ({
  page,
}) => {
  await page.goto('/#/article');
  const header = page.getByRole('banner');
  const box = header.getByRole('searchbox', { name: '全站搜索' });
  const suggestions = header.getByRole('navigation', { name: '搜索建议' });
  // Typing shows suggestions; the arrow keys move through them, Escape closes them.
  await box.pressSequentially('juanxian', { delay: 10 });
  await expect(suggestions.getByRole('link')).toHaveCount(7);
  await expect(suggestions.locator('mark').first()).toHaveText('捐献');
  await box.press('ArrowDown');
  await expect(suggestions.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(suggestions.getByRole('link', { name: '查看“juanxian”的全部结果' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(suggestions).toHaveCount(0);
  await expect(box).toBeFocused();
  await box.fill('捐献');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('捐献');
  // The empty field offers the last searches; the search page has a field of its own.
  await page.goto('/#/article');
  await box.click();
  await suggestions.getByRole('link', { name: '捐献' }).click();
  await expect(page).toHaveURL(/q=%E6%8D%90%E7%8C%AE$/);
  await page.goto('/#/article');
  await box.click();
  await suggestions.getByRole('button', { name: '清除记录' }).click();
  await expect(suggestions).toHaveCount(0);
  await page.goBack();
  await expect(hits(page).first().locator('mark').first()).toHaveText('捐献');
  await field(page).fill('移植');
  await expect(hits(page).first().locator('mark').first()).toHaveText('移植');
  const [all = 0, news = 0] = await Promise.all(
    [page.getByRole('status').filter({ hasText: '找到' }), kind(page, /^新闻/)].map(async (status) =>
      Number(/\d+/.exec((await status.textContent()) ?? '')?.[0]),
    ),
  );
  expect(all).toBeGreaterThan(news);
  await kind(page, /^新闻/).click();
  await expect(page.getByRole('status').filter({ hasText: '找到' })).toHaveText(
    `找到 ${news} 条结果 第 1 页`,
  );
  await expect(hits(page).getByText('新闻', { exact: true })).toHaveCount(Math.min(news, 20));
  await field(page).fill('查无此词');
  await expect(page.getByRole('heading', { name: '没有找到“查无此词”' })).toBeVisible();
  // Words written without a space are offered as separate searches, with their numbers.
  await field(page).fill('武汉护理');
  const words = page.getByRole('main').getByRole('link', { name: /^“.+” \d+\+? 条$/ });
  await expect(words).toHaveText([/^“武汉 护理” \d+ 条$/, /^“武汉” \d+ 条$/, /^“护理” \d+ 条$/]);
  await words.first().click();
  // the page shows the same result before and after
  await expect(field(page)).toHaveValue('武汉 护理');
  await expect(hits(page).filter({ hasText: '肝移植护理实践班' })).toHaveCount(1);
  await field(page).fill('');
  await expect(page.getByRole('heading', { name: '输入关键词开始查找' })).toBeVisible();
});

test('The search finds every page with a fixed address, but for itself, the landing page, the operators’ page and the error pages', () => {
  const fixed = pages.map(({ pattern }) => pattern).filter((pattern) => !pattern.includes(':'));
  const found = portalPages.map(([path]) => path);
  expect(fixed.filter((pattern) => !found.includes(pattern))).toEqual([
    '/dash',
    '/search',
    '/operators',
    '/403',
    '/404',
  ]);
});

test('Every page the search can find exists', () => {
  const patterns = Object.values(paths).map(({ pattern }) => pattern.replaceAll(/:\w+/g, '[^/]+'));
  for (const [path] of portalPages)
    expect([path, patterns.some((pattern) => new RegExp(`^${pattern}$`).test(path))]).toEqual([path, true]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('The header is one row, and its search button opens the search page, whose field has the focus (R3.13)', async ({
    page,
  }) => {
    await page.goto('/#/article');
    const header = page.getByRole('banner');
    const button = header.getByRole('button', { name: '搜索' });
    await expect(button).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('医院新闻');
    const top = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
    expect(top, 'pixels before the content').toBeLessThan(120);
    await button.click();
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('searchbox').filter({ visible: true })).toHaveCount(1);
  });
});

test('Without its switch there is neither the field nor the shortcut (R3.13)', async ({ page }) => {
  await storeAppearance(page, { theme: { showSearch: false } });
  await page.goto('/#/article');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('医院新闻');
  await expect(page.getByRole('banner').getByRole('searchbox')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/#\/article$/);
});
