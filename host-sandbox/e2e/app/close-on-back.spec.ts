import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** What covers the page on a phone: its page, how it is opened, and what is open then. */
const overlays = {
  'the filters': {
    address: '/project',
    title: '培训项目',
    open: (page: Page) => page.getByRole('button', { name: /^筛选/ }).click(),
    shown: (page: Page) => page.getByRole('dialog', { name: '筛选' }),
  },
  'the menu': {
    address: '/article',
    title: '医院新闻',
    open: (page: Page) => page.getByRole('button', { name: '菜单', exact: true }).click(),
    shown: (page: Page) => page.getByRole('navigation', { name: '主菜单' }),
  },
};

for (const [what, { address, title, open, shown }] of Object.entries(overlays))
  test(`On a phone Back closes ${what} first, and adds nothing to the history`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/#/help');
    await expect(heading(page, '帮助中心')).toBeVisible();
    await page.evaluate((to) => (location.hash = to), address);
    await expect(heading(page, title)).toBeVisible();
    const start = await page.evaluate(() => history.length);
    await open(page);
    await expect(shown(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.length)).toBe(start + 1);
    await page.goBack();
    await expect(shown(page)).toBeHidden();
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`#${address}$`));

    // closed in another way: Back leaves the page at once
    await open(page);
    await expect(shown(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shown(page)).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => (history.state as { portalCopy?: true } | null)?.portalCopy))
      .toBe(undefined);
    await page.goBack();
    await expect(heading(page, '帮助中心')).toBeVisible();
  });

test('A link in the menu of a phone leaves no second entry of its page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/#/help');
  await expect(heading(page, '帮助中心')).toBeVisible();
  const start = await page.evaluate(() => history.length);
  await overlays['the menu'].open(page);
  await expect.poll(() => page.evaluate(() => history.length)).toBe(start + 1);
  await overlays['the menu'].shown(page).getByRole('link', { name: '医院新闻' }).first().click();
  await expect(heading(page, '医院新闻')).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(start + 1);
  await page.goBack();
  await expect(heading(page, '帮助中心')).toBeVisible();
});
