import type { Page, Route } from '@playwright/test';
import { hospitalSeeds } from '../../platform/seed/content/hospitals';
import { signInByToken } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';

const main = (page: Page) => page.getByRole('main');
const names = (page: Page) => main(page).getByRole('listitem').getByRole('heading', { level: 2 });
const map = (page: Page) => main(page).getByRole('navigation', { name: '省份' });
const tile = (page: Page, name: string | RegExp) => map(page).getByRole('link', { name, exact: true });
const filter = (page: Page, row: string, name: string) =>
  main(page).getByRole('navigation', { name: row }).getByRole('link', { name, exact: true });
const search = (page: Page) => main(page).getByRole('searchbox', { name: '搜索基地' });
const hits = (page: Page, count: number) => main(page).getByText(`找到 ${count} 个培训基地`);

test('A visitor filters the training bases by tile, level, speciality and keyword, and the map counts follow (R1.8, R2.16, R2.71)', async ({
  page,
}) => {
  await page.goto('/#/index');
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '培训基地' })
    .first()
    .click();
  await expect(page).toHaveTitle(/^培训基地 - /);
  await expect(hits(page, 60)).toBeVisible();
  await expect(names(page)).toHaveCount(12);

  await tile(page, '广东省，4 个基地').click();
  await expect(page).toHaveURL(/#\/hospital\?province=44$/);
  await expect(hits(page, 4)).toBeVisible();
  await expect(names(page)).toHaveCount(4);
  await expect(tile(page, '广东省，4 个基地')).toHaveAttribute('aria-current', 'true');

  await filter(page, '医院等级', '三级甲等').click();
  await expect(filter(page, '医院等级', '三级甲等')).toHaveAttribute('aria-current', 'true');
  await filter(page, '培训专业', '肝移植').click();
  await expect(page).toHaveURL(/#\/hospital\?province=44&level=3a&speciality=liver$/);
  await expect(names(page)).toHaveText(['珠江大学附属越秀山医院', '深圳梧桐山医院']);
  await expect(tile(page, '广东省，2 个基地')).toBeVisible();

  await search(page).pressSequentially('深圳');
  await expect(page).toHaveURL(/&speciality=liver&keyword=%E6%B7%B1%E5%9C%B3$/);
  await expect(names(page)).toHaveText(['深圳梧桐山医院']);
  // leads to what its neighbours have
  await expect(tile(page, '北京市，暂无基地')).toBeVisible();

  await tile(page, '广东省，1 个基地').click();
  await expect(page).toHaveURL(/#\/hospital\?level=3a&speciality=liver&keyword=%E6%B7%B1%E5%9C%B3$/);
});

test('Back and forward restore filters, keyword, page and scroll position; typing adds no history entry (R2.16)', async ({
  page,
}) => {
  await page.goto('/#/hospital');
  await filter(page, '医院等级', '三级甲等').click();
  await expect(hits(page, hospitalSeeds.filter(([, , , level]) => level === '3a').length)).toBeVisible();
  await search(page).pressSequentially('大学', { delay: 30 });
  await expect(page).toHaveURL(/level=3a&keyword=/);
  // The links follow the address a moment later: one from before the search would remove the keyword.
  await expect(main(page).getByRole('link', { name: '下一页' })).toHaveAttribute('href', /&keyword=/);
  await expect(names(page).first()).toContainText('大学');
  await page.getByRole('link', { name: '下一页' }).click();
  await expect(page).toHaveURL(/&page=2$/);
  const second = await namesOfPage(page, 2);
  const last = names(page).last();
  await last.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(200);

  await tile(page, /^湖北省/).dispatchEvent('click');
  await expect(page).toHaveURL(/province=42&level=3a&keyword=[^&]+$/);
  await expect(names(page)).toHaveText(['江城大学附属仁和医院']);
  await page.goBack();
  expect(await namesOfPage(page, 2)).toEqual(second);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await page.goBack();
  await expect(search(page)).toHaveValue('大学');
  await page.goBack();
  await expect(page).toHaveURL(/#\/hospital$/);
  await expect(search(page)).toHaveValue('');
  await expect(hits(page, 60)).toBeVisible();
  await page.goForward();
  await expect(search(page)).toHaveValue('大学');
  await expect(filter(page, '医院等级', '三级甲等')).toHaveAttribute('aria-current', 'true');
});

test('A shared address shows the same list, and invalid parameters in it are ignored (R2.16)', async ({
  page,
  context,
}) => {
  await page.goto('/#/hospital?level=3a&speciality=kidney&page=2');
  const shown = await namesOfPage(page, 2);
  const shared = await context.newPage();
  await shared.goto(page.url());
  expect(await namesOfPage(shared, 2)).toEqual(shown);
  await shared.goto('/#/hospital?province=%E7%B2%A4&level=%20&page=-1');
  await expect(hits(shared, 60)).toBeVisible();
  expect(await namesOfPage(shared, 1)).toHaveLength(12);
});

test('An empty result names the filters that can be removed, and each link works (R2.16)', async ({
  page,
}) => {
  await page.goto('/#/hospital?province=46&level=3b&speciality=intestine&keyword=%E9%95%BF%E6%B2%99');
  await expect(page.getByRole('heading', { name: '没有符合条件的培训基地' })).toBeVisible();
  for (const name of ['不限省份', '不限等级', '不限专业']) {
    await expect(names(page)).toHaveCount(0);
    await page.getByRole('link', { name, exact: true }).click();
  }
  await expect(page).toHaveURL(/#\/hospital\?keyword=%E9%95%BF%E6%B2%99$/);
  await expect(hits(page, 2)).toBeVisible();

  await search(page).fill('不存在的医院');
  await page.getByRole('link', { name: '不限搜索词' }).click();
  await expect(hits(page, 60)).toBeVisible();
  await expect(search(page)).toHaveValue('');
  await page.goto('/#/hospital?level=3a&page=99');
  await page.getByRole('link', { name: '回到第一页' }).click();
  await expect(page).toHaveURL(/#\/hospital\?level=3a$/);
});

test('The keyboard alone searches, walks the map and selects a province (R2.16, R10.74)', async ({
  page,
}) => {
  await page.goto('/#/hospital');
  await expect(hits(page, 60)).toBeVisible();
  await search(page).focus();
  await page.keyboard.type('医院');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=/);
  await expect(tile(page, /^黑龙江省/)).toHaveAttribute('href', /&keyword=/);
  while (!(await map(page).evaluate((part) => part.contains(document.activeElement))))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(tile(page, /^黑龙江省/)).toBeFocused();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(tile(page, /^天津市/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/province=12&keyword=/);
  await expect(tile(page, /^天津市/)).toHaveAttribute('aria-current', 'true');
  await expect(tile(page, /^天津市/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/hospital\?keyword=[^&]+$/);
});

test('While other bases load the current ones stay, and a failure replaces them (R2.16)', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  await page.goto('/#/hospital');
  await expect(hits(page, 60)).toBeVisible();
  const before = await names(page).allTextContents();
  const waiting: Route[] = [];
  await page.route('**/hospital/page', (route) => {
    waiting.push(route);
  });
  await filter(page, '培训专业', '肺移植').click();
  await expect(main(page).locator('[aria-busy=true]')).toBeVisible();
  await expect.poll(() => waiting.length).toBe(1);
  expect(await names(page).allTextContents()).toEqual(before);
  await waiting[0]?.continue();
  await expect(hits(page, 9)).toBeVisible();
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);

  await page.unroute('**/hospital/page');
  await page.route('**/hospital/{page,map}', (route) => route.abort());
  await filter(page, '培训专业', '肝移植').click();
  await expect(main(page).getByRole('alert')).toBeVisible();
  await expect(names(page)).toHaveCount(0);
  await expect(tile(page, '广东省')).toBeVisible();
  await page.unroute('**/hospital/{page,map}');
  await main(page).getByRole('button', { name: '重试' }).click();
  await expect(names(page)).toHaveCount(12);
  await expect(tile(page, '广东省，2 个基地')).toBeVisible();
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('Every list begins in the first screen, with its filters folded behind a button that opens them (R2.12, R2.16, R2.18, R2.20, R2.22)', async ({
    page,
  }) => {
    // a list of notices is for those who are signed in
    await signInByToken(page, 'trainee');
    const lists = [
      ['/hospital?level=3a', '培训基地'],
      ['/article', '医院新闻'],
      ['/notice', '通知公告'],
      ['/download', '下载中心'],
      ['/project', '培训项目'],
    ] as const;
    for (const [address, heading] of lists) {
      await page.goto(`/#${address}`);
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading);
      const toggle = main(page).getByRole('button', { name: /^筛选/ });
      await expect(toggle, address).toBeVisible();
      // earlier lists are cached, hidden
      const first = main(page).locator('h2, h3, tbody th').filter({ visible: true }).first();
      await expect(first, address).toBeInViewport({ ratio: 1 });
    }
    await page.goto('/#/hospital?level=3a');
    await expect(filter(page, '医院等级', '三级甲等')).toBeHidden();
    await main(page).getByRole('button', { name: '筛选（1）' }).press('Enter');
    await filter(page, '培训专业', '肝移植').click();
    await expect(main(page).getByRole('button', { name: '筛选（2）' })).toBeVisible();
    await expect(filter(page, '培训专业', '肝移植')).toBeVisible();
    await main(page).getByRole('link', { name: '去掉 三级甲等' }).click();
    await expect(main(page).getByRole('button', { name: '筛选（1）' })).toBeFocused();
  });

  test('The map is folded until opened, and folds again when a province is selected (R2.16)', async ({
    page,
  }) => {
    await page.goto('/#/hospital');
    await expect(map(page)).toBeHidden();
    await page.getByText('按省份查找').click();
    await tile(page, /^广东省/).click();
    await expect(map(page)).toBeHidden();
    await expect(main(page).locator('summary')).toBeFocused();
    await expect(hits(page, 4)).toBeVisible();
    await expect(main(page).getByRole('button', { name: '筛选（1）' })).toBeVisible();
    // Without room for the map beside the list, but for the filters, the map's button names the province.
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: 800, height });
    await expect(main(page).locator('summary').getByText('广东省')).toBeVisible();
    await page.setViewportSize({ width, height });
    await main(page).getByRole('link', { name: '去掉 广东省' }).click();
    await expect(hits(page, 60)).toBeVisible();
    await expect(main(page).getByRole('button', { name: '筛选', exact: true })).toBeFocused();
  });
});

/** The names on a page of the list, once it is shown. */
async function namesOfPage(page: Page, number: number): Promise<string[]> {
  await expect(page.getByRole('link', { name: `第 ${number} 页`, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
  return names(page).allTextContents();
}
