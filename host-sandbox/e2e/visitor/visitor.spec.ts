import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { submitLogin } from '../../kits/browser/accounts';
import { expectLoaded } from '../../kits/browser/pages';
import { expect, test } from '../support/fixtures';

const site = '国家器官移植发展培训平台';

test('The home page shows the welcome, a carousel, news and notices (R1.5, R1.17, R1.18, R2.11, R10.21)', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/#\/index$/);
  await expect(page.getByText('欢迎访问国家器官移植发展培训平台官方网站')).toBeVisible();
  await expect(page.getByText('以统一的标准、统一的体系，培养器官移植专业人才')).toBeVisible();

  const carousel = page.getByRole('region', { name: '焦点推荐' });
  await expect(carousel.getByRole('group', { name: '第 1 项，共 5 项' })).toBeVisible();
  await carousel.getByRole('button', { name: /^查看第 2 项/ }).click();
  await expect(carousel.getByRole('heading')).toHaveText('新一期移植医师培训开始报名');
  await expectPicture(carousel.locator('img'));

  for (const name of ['医院新闻', '通知公告']) {
    const column = page.getByRole('main').getByRole('region', { name });
    await expect(column.getByRole('time').first()).toBeVisible();
    expect(await column.getByRole('link').count()).toBeGreaterThan(5);
  }
});

test('The footer names the operator and opens partner sites in new windows (R1.19, R1.20, R1.21, R1.22, R1.29)', async ({
  page,
}) => {
  await page.goto('/#/index');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${site} 版权所有`);
  await expect(footer).toContainText('地址：');
  await expect(footer).toContainText('版本 2.1.0');
  await expect(footer.getByRole('link', { name: /ICP备/ })).toHaveAttribute('href', /beian\.miit\.gov\.cn/);
  await expect(footer.getByRole('link', { name: /公网安备/ })).toHaveAttribute('href', /beian\.mps\.gov\.cn/);

  const friends = footer.getByRole('region', { name: '友情链接' }).getByRole('link');
  await expect(friends).toHaveCount(8);
  for (const friend of await friends.all()) {
    await expect(friend).toHaveAttribute('href', /^https:/);
    await expect(friend).toHaveAttribute('rel', /noopener/);
    await expect(friend).toHaveAttribute('target', '_blank');
  }
});

test('The news list keeps its page in the address, for back, reload and sharing (R1.9, R2.18, R3.19)', async ({
  page,
  context,
}) => {
  await page.goto('/#/index');
  await page.getByRole('link', { name: '医院新闻' }).click();
  await expect(page).toHaveURL(/#\/article$/);
  const first = await readTitles(page, 1);
  await page.getByRole('link', { name: '下一页' }).click();
  await expect(page).toHaveURL(/#\/article\?page=2$/);
  const second = await readTitles(page, 2);
  expect(second).not.toEqual(first);

  await page.goBack();
  expect(await readTitles(page, 1)).toEqual(first);
  await page.goForward();
  expect(await readTitles(page, 2)).toEqual(second);
  await page.reload();
  expect(await readTitles(page, 2)).toEqual(second);

  const shared = await context.newPage();
  await shared.goto('/#/article?page=2');
  expect(await readTitles(shared, 2)).toEqual(second);
});

test('A news item shows its images and downloads its PDF (R2.19, R3.24, R7.25)', async ({ page }) => {
  await page.goto('/#/article');
  await page.getByRole('link', { name: '平台全面升级：统一教材、统一考核、统一证书' }).click();
  await expect(page.getByText('登录后可以')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    '平台全面升级：统一教材、统一考核、统一证书',
  );
  await submitLogin(page, 'trainee');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '平台全面升级：统一教材、统一考核、统一证书',
  );
  await expectPicture(page.getByRole('button', { name: '放大图片：新版平台的课程与基地网络' }));

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载 新版平台学员使用手册.pdf' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('新版平台学员使用手册.pdf');
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.length).toBeGreaterThan(1000);
});

test('A notice asks for a login and returns to its full address with the query (R1.10, R2.20, R2.64, R9.20, R10.14)', async ({
  page,
}) => {
  await page.goto('/#/notice?page=2&from=wx%26qr');
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  await submitLogin(page, 'trainee');
  await expect(page).toHaveURL(/#\/notice\?page=2&from=wx%26qr$/);
  await readTitles(page, 2);
});

async function expectPicture(picture: Locator) {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);
}

/** Titles of the list once it shows the page with this number. */
async function readTitles(page: Page, number: number): Promise<string[]> {
  const pager = page.getByRole('navigation', { name: '分页' });
  await expect(pager.getByRole('link', { name: `第 ${number} 页`, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  // Until the page has arrived, the titles are those of the page before.
  await expectLoaded(page);
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveCount(10);
  return titles.allTextContents();
}
