import type { Page } from '@playwright/test';
import { signInByToken, signIn, signOut } from './accounts';
import { expect, test } from './fixtures';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('Back leaves an address that only led on: the root, an unknown one, and a page that wants a login', async ({
  page,
}) => {
  await page.goto('/#/article');
  for (const [hash, landed] of [
    ['/', /#\/index$/],
    ['/no-such-page', /#\/404$/],
    ['/notice/1', /#\/login\?redirect=/],
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

test('The way back of the page that is not there leads to where one was', async ({ page }) => {
  await page.goto('/#/article');
  await expect(heading(page, '医院新闻')).toBeVisible();
  await page.evaluate(() => {
    location.hash = '/no-such-page';
  });
  await page.getByRole('button', { name: '返回上一页' }).click();
  await expect(page).toHaveURL(/#\/article$/);
});

test('A link to a page that wants a login leaves the page it stands on in the history', async ({ page }) => {
  await page.goto('/#/index');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '通知公告' }).click();
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  await page.goBack();
  await expect(page).toHaveURL(/#\/index$/);
});

test('Whoever signs out is not kept at the login by the back button', async ({ page }) => {
  await page.goto('/#/article');
  await signIn(page, 'trainee');
  await page.goto('/#/notice');
  await expect(heading(page, '通知公告')).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL(/#\/login/);
  await page.goBack();
  await expect(page).toHaveURL(/#\/login/); // the notices, which want a login
  await page.goBack();
  await expect(page).toHaveURL(/#\/index$/);
});

test('What is half filled in is there after going away twice, whether or not something was typed in between (R2.49)', async ({
  page,
}) => {
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
