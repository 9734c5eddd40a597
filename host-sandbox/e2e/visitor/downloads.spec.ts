import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const main = (page: Page) => page.getByRole('main');
const files = (page: Page) => main(page).locator('tbody').getByRole('row');
const table = (page: Page) => main(page).getByRole('region', { name: '下载中心' });
const category = (page: Page, name: string) =>
  main(page).getByRole('navigation', { name: '文件分类' }).getByRole('link', { name, exact: true });

test('A visitor opens the downloads from the menu, filters by category and keyword, and shares the address (R1.11, R2.22, R2.71)', async ({
  page,
  context,
}) => {
  await page.goto('/#/index');
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '下载中心' })
    .first()
    .click();
  await expect(page).toHaveTitle(/^下载中心 - /);
  await expect(main(page).getByText(/^共 \d+ 个文件 第 1 页$/)).toBeVisible();
  await expect(files(page)).toHaveCount(20);
  await category(page, '申请表格').click();
  await expect(page).toHaveURL(/#\/download\?category=form$/);
  await expect(main(page).getByText(/^共 \d 个文件$/)).toBeVisible();
  await main(page).getByRole('searchbox', { name: '搜索文件' }).fill('肝移植');
  await expect(files(page)).toHaveCount(1);
  await expect(files(page)).toContainText(
    /DOC肝移植医师培训报名表\.docx申请表格\d+ KB[\d,]+\d{4}\/\d\d\/\d\d下载$/,
  );

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(files(shared)).toHaveCount(1);
  await main(page).getByRole('searchbox').fill('没有的文件');
  await expect(page.getByRole('heading', { name: '没有符合条件的文件' })).toBeVisible();
  await page.getByRole('link', { name: '查看全部文件' }).click();
  await expect(files(page)).toHaveCount(20);
  await page.goto('/#/download?page=9');
  await page.getByRole('link', { name: '回到第一页' }).click();
  await expect(files(page)).toHaveCount(20);
});

test('A download keeps its file name and is counted (R2.22, R7.25)', async ({ page }) => {
  await page.goto('/#/download?keyword=%E8%A1%A5%E8%80%83');
  const times = files(page).getByRole('cell').nth(2);
  const count = async () => Number((await times.textContent())?.replace(/\D/g, ''));
  const before = await count();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载 补考申请表.docx' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('补考申请表.docx');
  await file.path();
  await page.reload();
  expect(await count()).toBe(before + 1);
});

test('An image opens in a dialog, a PDF in a new window, other files only download (R2.22)', async ({
  page,
}) => {
  await page.goto('/#/download');
  const picture = page.getByRole('button', { name: '预览 新版平台宣传画.svg' });
  await picture.click();
  const dialog = page.getByRole('dialog', { name: '新版平台宣传画.svg' });
  const shown = dialog.getByRole('img', { name: '新版平台宣传画.svg' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(picture).toBeFocused();

  const pdf = page.getByRole('link', { name: '预览 新版平台学员使用手册.pdf' });
  await expect(pdf).toHaveAttribute('target', '_blank');
  await expect(pdf).toHaveAttribute('rel', /noopener/);
  const response = await page.request.get((await pdf.getAttribute('href')) ?? '');
  expect(response.headers()['content-disposition']).toMatch(/^inline;/);
  await expect(files(page).filter({ hasText: '.docx' }).first().getByText('预览')).toHaveCount(0);
});

test('The table fills the window minus the specified heights and follows it; its header stays (R9.12)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/#/download');
  await expect(files(page)).toHaveCount(20);
  const height = async () => (await table(page).boundingBox())?.height;
  await expect.poll(height).toBe(900 - 291 - 60);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(height).toBe(800 - 291 - 60);
  await files(page).last().getByRole('button', { name: /^下载/ }).focus();
  await expect(files(page).last()).toBeInViewport();
  await expect(table(page).getByRole('columnheader', { name: '大小' })).toBeInViewport();
});

test('Slow files show a loading state, and the current list stays while the next loads (R2.22)', async ({
  page,
}) => {
  const waiting: Route[] = [];
  await page.route('**/attachment/page', (route) => {
    waiting.push(route);
  });
  await page.goto('/#/download');
  await expect(main(page).getByRole('status', { name: '下载中心' })).toBeVisible();
  await waiting.shift()?.continue();
  await expect(files(page)).toHaveCount(20);
  await category(page, '学习资料').click();
  await expect.poll(() => waiting.length).toBe(1);
  await expect(files(page)).toHaveCount(20);
  await expect(main(page).locator('[aria-busy=true]')).toBeVisible();
  await waiting.shift()?.continue();
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
});

test('Only WeChat shows the hint to open a browser', async ({ page, browser, baseURL }) => {
  await page.goto('/#/download');
  await expect(files(page)).toHaveCount(20);
  await expect(page.getByText('在浏览器中打开')).toHaveCount(0);
  const weChat = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Linux; Android 13) Chrome/107 Mobile Safari/537.36 MicroMessenger/8.0.40',
  });
  const inWeChat = await weChat.newPage();
  await inWeChat.goto(`${baseURL}/#/download`);
  await expect(inWeChat.getByRole('note')).toContainText('点右上角，在浏览器中打开');
  await weChat.close();
});
