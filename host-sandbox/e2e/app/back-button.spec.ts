import type { Page } from '@playwright/test';
import { signInByToken, signIn, signOut } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('Back skips addresses that only redirected: the root, an unknown one, and a members’ page', async ({
  page,
}) => {
  await page.goto('/#/article');
  for (const [hash, landed] of [
    ['/', /#\/index$/],
    ['/no-such-page', /#\/404$/],
    ['/uc/myCert', /#\/login\?redirect=/],
  ] as const) {
    await expect(heading(page, '医院新闻')).toBeVisible();
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await expect(page).toHaveURL(landed);
    await page.goBack();
    await expect(page).toHaveURL(/#\/article$/);
  }
});

test('The back button of the not-found page returns to the previous page', async ({ page }) => {
  await page.goto('/#/article');
  await expect(heading(page, '医院新闻')).toBeVisible();
  await page.evaluate(() => {
    location.hash = '/no-such-page';
  });
  await page.getByRole('button', { name: '返回上一页' }).click();
  await expect(page).toHaveURL(/#\/article$/);
});

test('A link to a members’ page keeps the page with the link in the history', async ({ page }) => {
  await page.goto('/#/index');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '通知公告' }).click();
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  await page.goBack();
  await expect(page).toHaveURL(/#\/index$/);
});

test('After a sign-out the back button is not stuck at the login', async ({ page }) => {
  await page.goto('/#/article');
  await signIn(page, 'trainee');
  await page.goto('/#/notice');
  await expect(heading(page, '通知公告')).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL(/#\/login/);
  await page.goBack();
  await expect(page).toHaveURL(/#\/login/); // from the notices, which need a login
  await page.goBack();
  await expect(page).toHaveURL(/#\/index$/);
});

test('A half-filled form survives leaving the page twice (R2.49)', async ({ page }) => {
  await signInByToken(page, 'trainee');
  await page.goto('/#/uc/userInfo');
  await page.getByLabel('科室').fill('写了一半');
  for (let times = 0; times < 2; times += 1) {
    await page.getByRole('link', { name: '医院新闻' }).click();
    await expect(heading(page, '医院新闻')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('科室')).toHaveValue('写了一半');
    await expect(page.getByText('有修改尚未保存')).toBeVisible();
  }
});
