import type { Page } from '@playwright/test';
import { openAs, submitLogin } from '../../kits/browser/accounts';
import { cards, createCourseApi } from '../support/courses';
import { expect, test } from '../support/fixtures';
import { expectLoaded } from '../../kits/browser/pages';

const search = (page: Page) => page.getByRole('searchbox', { name: '搜索培训项目' });
const hits = (page: Page) => page.getByRole('navigation', { name: '分页' });
const choose = (page: Page, row: string, name: string) =>
  page.getByRole('navigation', { name: row }).getByRole('link', { name, exact: true }).click();

/** Titles whose lock stands on another line than their last character, at any width of their cards. */
const locksApartFromTitle = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .evaluateAll((headings) =>
      headings.flatMap((heading) => {
        const lock = heading.querySelector('svg');
        const text = heading.querySelector('a')?.firstChild;
        if (!lock || !text) return [heading.outerHTML];
        const last = document.createRange();
        last.setStart(text, (text.textContent ?? '').length - 1);
        last.setEnd(text, (text.textContent ?? '').length);
        const widths = Array.from({ length: 30 }, (_, step) => 130 + step * 4);
        const isApart = widths.some((width) => {
          heading.style.width = `${width}px`;
          const { top, bottom } = last.getBoundingClientRect();
          const box = lock.getBoundingClientRect();
          return box.top > bottom || box.bottom < top;
        });
        heading.style.width = '';
        return isApart ? [heading.textContent] : [];
      }),
    );

test('The catalogue shows 24 courses per page; type, speciality, state and keyword filter it, all in the address (R2.12)', async ({
  page,
}) => {
  await page.goto('/#/project');
  await expect(cards(page)).toHaveCount(24);
  await expect(hits(page)).toContainText(/共 \d+ 条/);
  const all = await cards(page).allTextContents();
  expect(await locksApartFromTitle(page)).toEqual([]);

  // Each choice says how many courses it would find.
  const physicians = page
    .getByRole('navigation', { name: '类别' })
    .getByRole('listitem')
    .filter({ hasText: '移植医师' });
  await expect(physicians).toHaveText(/^移植医师\d+$/);
  const number = (await physicians.innerText()).replace(/\D/g, '');
  await choose(page, '类别', '移植医师');
  await expect(page).toHaveURL(/#\/project\?kind=physician$/);
  await expect(page.getByText(`找到 ${number} 个培训项目`)).toBeVisible();
  await expectEvery(page, '移植医师 ·');
  await choose(page, '专业', '肝移植');
  await expectEvery(page, '移植医师 · 肝移植');
  await choose(page, '状态', '报名中');
  await expectEvery(page, '报名中');
  await search(page).fill('规范化');
  await expect(page).toHaveURL(
    /keyword=%E8%A7%84%E8%8C%83%E5%8C%96&kind=physician&speciality=liver&state=open$/,
  );
  await expect(cards(page)).toHaveText(['肝移植医师规范化培训']);

  const shared = page.url();
  await page.goto('about:blank');
  await page.goto(shared);
  await expect(cards(page)).toHaveText(['肝移植医师规范化培训']);
  await expect(search(page)).toHaveValue('规范化');
  for (const [row, name] of [
    ['类别', '移植医师'],
    ['专业', '肝移植'],
    ['状态', '报名中'],
  ] as const)
    await expect(page.getByRole('navigation', { name: row }).locator('[aria-current]')).toHaveText(name);
  expect(all).toContain('肝移植医师规范化培训');

  // On a phone the filters are in a sheet, with the list visible behind it.
  await page.setViewportSize({ width: 360, height: 740 });
  const toggle = page.getByRole('button', { name: /^筛选/ });
  await expect(toggle).toHaveText('筛选（3）');
  await toggle.click();
  const sheet = page.getByRole('dialog', { name: '筛选' });
  await sheet.getByRole('navigation', { name: '状态' }).getByRole('link', { name: '已结束' }).click();
  await expect(page).toHaveURL(/state=over$/);
  await sheet.getByRole('button', { name: '查看 0 个结果' }).press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await page.getByRole('link', { name: '去掉 已结束' }).press('Enter');
  await expect(cards(page)).toHaveText(['肝移植医师规范化培训']);
  await expect(page.getByRole('main')).toBeFocused();
});

test('Back and forward restore filter, page and scroll position (R2.12)', async ({ page }) => {
  await page.goto('/#/project');
  await expect(cards(page)).toHaveCount(24);
  await choose(page, '排序', '学分最多');
  await expect(page.getByRole('navigation', { name: '排序' }).locator('[aria-current]')).toHaveText(
    '学分最多',
  );
  await expectLoaded(page);
  const first = await cards(page).allTextContents();
  await page.getByRole('link', { name: '第 2 页' }).click();
  await expect(page).toHaveURL(/sort=credits&page=2$/);
  await expect(cards(page)).not.toHaveText(first);
  const second = await cards(page).allTextContents();

  await page.goBack();
  await expect(cards(page)).toHaveText(first);
  await page.evaluate(() => window.scrollTo(0, 900));
  await cards(page).nth(8).getByRole('link').click();
  await expect(page).not.toHaveURL(/#\/project\?/);
  await page.goBack();
  await expect(cards(page)).toHaveText(first);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
  await page.goForward();
  await page.goBack();
  await page.getByRole('link', { name: '下一页' }).click();
  await expect(cards(page)).toHaveText(second);
});

test('While typing, the list stays until the next one is loaded, and only the last keyword is searched', async ({
  page,
}) => {
  await page.goto('/#/project');
  await expect(cards(page)).toHaveCount(24);
  const keywords: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/project/page', async (route) => {
    keywords.push((route.request().postDataJSON() as { query: { keyword?: string } }).query.keyword ?? '');
    await released;
    await route.continue();
  });
  await search(page).pressSequentially('护理', { delay: 20 });
  await expect.poll(() => keywords).toEqual(['护理']);
  await expect(cards(page)).toHaveCount(24);
  await expect(page.locator('[aria-busy=true]:visible')).not.toHaveCount(0);
  release();
  await expect(cards(page)).not.toHaveCount(24);
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
  expect(keywords).toEqual(['护理']);
});

test('An empty result offers to remove each filter, or all of them', async ({ page }) => {
  await page.goto('/#/project?keyword=没有这样的课&kind=nursing&state=open');
  await expect(page.getByRole('heading', { name: '没有找到培训项目' })).toBeVisible();
  const offers = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(offers.filter({ hasText: '清除全部条件' })).toBeVisible();
  await offers.filter({ hasText: '搜索词“没有这样的课”' }).click();
  await expect(page).toHaveURL(/#\/project\?kind=nursing&state=open$/);
  await expectEvery(page, '移植护理 ·');
  await page.goBack();
  await offers.filter({ hasText: '清除全部条件' }).press('Enter');
  await expect(page).toHaveURL(/#\/project$/);
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByRole('main')).toBeFocused();
});

test('A base filter offers the existing bases and leaves only its courses (R2.12, R2.16)', async ({
  page,
}) => {
  await page.goto('/#/project');
  await page.getByLabel('基地', { exact: true }).selectOption({ label: '珠江大学附属越秀山医院' });
  await expect(page).toHaveURL(/#\/project\?hospital=\d+$/);
  await expect(cards(page)).not.toHaveCount(24);
  await expectEvery(page, '珠江大学附属越秀山医院');
});

test('Without the list of bases the courses are shown, and the list can be reloaded', async ({
  page,
  expectConsole,
}) => {
  expectConsole('status of 500');
  let broken = true;
  await page.route('**/hospital/page', (route) =>
    broken
      ? route.fulfill({ status: 500, json: { code: 'B0001', msg: '系统繁忙', data: null } })
      : route.continue(),
  );
  await page.goto('/#/project?hospital=3');
  const base = page.getByLabel('基地', { exact: true });
  await expect(base).toContainText('编号 3 的基地');
  await expect(cards(page)).not.toHaveCount(0);
  const reload = page.getByRole('button', { name: '重试' });
  await expect(reload).toBeVisible();
  broken = false;
  await reload.click();
  await expect(base.getByRole('option', { selected: true })).toHaveText(/医院$/);
  await expect(reload).toHaveCount(0);
});

test('A visitor signs in to see their own courses, and then sees them (R2.12, R2.27)', async ({ page }) => {
  await page.goto('/#/project?mine=1');
  await expect(page.getByRole('heading', { name: '登录后查看我报名的培训项目' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '登录' }).click();
  await submitLogin(page, 'trainee');
  await expect(page).toHaveURL(/#\/project\?mine=1$/);
  await expect(cards(page)).not.toHaveCount(0);
  await expect(
    page.getByRole('navigation', { name: '报名', exact: true }).locator('[aria-current]'),
  ).toHaveText('我的报名');
  await expectEvery(page, /待审核|审核中|已通过|未通过|已退出|已结束|培训中|报名/);
});

test('A failed list shows its error number, and a retry loads it', async ({ page, expectConsole }) => {
  expectConsole('status of 500');
  let broken = true;
  await page.route('**/project/page', (route) =>
    broken
      ? route.fulfill({ status: 500, json: { code: 'B0001', msg: '系统繁忙', data: null } })
      : route.continue(),
  );
  await page.goto('/#/project');
  await expect(page.getByRole('main').getByText(/错误编号/)).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: '重试' }).click();
  await expect(cards(page)).toHaveCount(24);
});

test('The home page shows a trainee their current courses, and a visitor no such section (R2.11)', async ({
  page,
  platform,
}) => {
  await page.goto('/#/index');
  await expectLoaded(page);
  await expect(page.getByRole('region', { name: '我的培训' })).toHaveCount(0);
  await openAs(page, 'trainee', '/index');
  const mine = page.getByRole('region', { name: '我的培训' });
  await expect(mine.getByRole('listitem')).toHaveCount(3);
  const go = mine.getByRole('link', { name: /^继续学习/ }).first();
  const course = (await go.getAttribute('aria-label'))?.replace('继续学习 ', '') ?? '';
  await go.click();
  await expect(page.getByRole('heading', { level: 1, name: course })).toBeVisible();
  const { projectDetail, as } = createCourseApi(platform);
  const id = /study\/(\d+)/.exec(page.url())?.[1] ?? '';
  expect((await projectDetail(id, await as('trainee'))).mine).toBe('approved');
});

/** Every listed card contains the text. */
async function expectEvery(page: Page, text: string | RegExp) {
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(items).not.toHaveCount(0);
  await expect(items.filter({ hasNotText: text })).toHaveCount(0);
}
