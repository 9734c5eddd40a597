import type { Page } from '@playwright/test';
import { signInByToken } from '../../kits/browser/accounts';
import { expectLoaded } from '../../kits/browser/pages';
import { expect, test } from '../support/fixtures';

/** The number of what was found, and the first entry, are in the window. */
async function expectFoundInView(page: Page, entries = 'main li:has(h2), main li:has(h3), main tbody tr') {
  await expectLoaded(page);
  const count = page
    .locator('main [role=status]')
    .filter({ hasText: /找到|共/ })
    .first();
  await expect(count).toBeInViewport();
  const first = page.locator(entries).first();
  await expect(first).toBeInViewport({ ratio: 0.4 });
  const { top, bottom } = await count.evaluate((line) => line.getBoundingClientRect());
  const below = await first.evaluate((entry) => entry.getBoundingClientRect().top);
  expect(bottom, 'the count stands above the first entry').toBeLessThanOrEqual(below + 1);
  expect(top).toBeGreaterThanOrEqual(0);
}

test('after a filter that was chosen far down, what it found is in view, and its number is read out (R2.16)', async ({
  page,
}) => {
  await page.goto('/#/hospital');
  await expectLoaded(page);
  await page.getByRole('link', { name: '肝移植', exact: true }).first().click();
  await expectLoaded(page);
  for (const province of ['65', '44', '31']) {
    await page.evaluate(() => scrollTo(0, 560));
    await page.locator(`[data-province="${province}"]`).click();
    await expectFoundInView(page);
  }
});

test('the catalogue of courses shows what a filter found', async ({ page }) => {
  await page.goto('/#/project');
  await expectLoaded(page);
  await page.locator('main a[href*="kind="]').first().click();
  await expectLoaded(page);
  await page.evaluate(() => scrollTo(0, 700));
  await page.locator('main a[href*="speciality="]').first().click();
  await expectFoundInView(page);
});

test('where a province has no base, its neighbours and their numbers are offered', async ({ page }) => {
  await page.goto('/#/hospital');
  await expectLoaded(page);
  await page.locator('[data-province="63"]').click();
  await expect(page.getByText(/邻近省份有 \d+ 个/)).toBeInViewport();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^四川省 \d+ 个$/ })
    .click();
  await expectFoundInView(page);
  expect(page.url()).toContain('province=51');
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
])
  test.describe(`on a page of ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const address of ['/article', '/notice'])
      test(`${address} shows what a category and another page have, with their number (R2.18, R2.20)`, async ({
        page,
      }) => {
        await signInByToken(page, 'trainee');
        await page.goto(`/#${address}`);
        await expectLoaded(page);
        const count = page.getByRole('main').getByRole('status').filter({ hasText: '共' });
        const all = await count.innerText();
        expect(all).toMatch(/^共 \d+ 条\s+第 1 页$/);
        await page.getByRole('link', { name: '第 2 页' }).click();
        await expect(count).toHaveText(/第 2 页$/);
        await expectFoundInView(page);
        await page.evaluate(() => scrollTo(0, 0));
        await page.locator('main nav a[href*="category="]').last().click();
        await expect(count).not.toHaveText(all);
        await expectFoundInView(page);
      });

    test('messages show what is unread, with its number (R2.24)', async ({ page }) => {
      await signInByToken(page, 'admin');
      // other tests read the messages of this account: here all of them are unread
      await page.route('**/portal/message/page', async (route) => {
        const { current, size } = route.request().postDataJSON() as { current: number; size: number };
        await route.fulfill({
          response: await route.fetch({ postData: JSON.stringify({ current, size, query: {} }) }),
        });
      });
      await page.goto('/#/sys-message');
      await expectLoaded(page);
      const count = page.getByRole('main').getByRole('status').filter({ hasText: '共' });
      await expect(count).toHaveText(/^共 \d+ 条/);
      const unread = page.getByRole('link', { name: '未读', exact: true });
      await unread.click();
      await expect(page).toHaveURL(/state=unread/);
      await expectFoundInView(page);
    });

    for (const [address, filter, entries] of [
      ['/uc/myProject', 'state=approved', undefined],
      ['/uc/myFavourite', 'kind=hospital', undefined],
      ['/uc/myCredit', 'class=I', 'main table:last-of-type tbody tr:has(a)'],
    ] as const)
      test(`${address} shows what a filter found, with its number (R2.25)`, async ({ page }) => {
        await signInByToken(page, 'trainee');
        await page.goto(`/#${address}`);
        await expectLoaded(page);
        const link = page.locator(`main a[href*="${filter}"]`).first();
        // the filter is at the lower edge of the window
        await link.evaluate((element) => element.scrollIntoView({ block: 'end' }));
        await link.click();
        await expectFoundInView(page, entries);
      });
  });

for (const list of ['/project?', '/download?', '/article?', '/search?q=%E7%A7%BB%E6%A4%8D&'])
  test(`The keyboard goes on at the pagination of ${list} when its link disappears`, async ({ page }) => {
    await page.goto(`/#${list}page=2`);
    await page.getByRole('link', { name: '上一页' }).press('Enter');
    await expect(page).not.toHaveURL(/page=2/);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('link', { name: '第 1 页', exact: true })).toBeFocused();
  });
