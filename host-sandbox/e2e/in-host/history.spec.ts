import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const slot = (page: Page, letter: 'a' | 'b') => page.getByTestId(`host-container-${letter}`);
const heading = (page: Page, letter: 'a' | 'b') => slot(page, letter).getByRole('heading', { level: 1 });
const address = (page: Page, letter: 'a' | 'b') => page.getByTestId(`host-address-${letter}`);

/** Mounts a portal in a slot of the lab with the given history. */
async function mount(page: Page, letter: 'a' | 'b', kind: 'hash' | 'memory', initialPath = '') {
  await page.getByTestId(`host-history-${letter}`).selectOption(kind);
  await page.getByTestId(`host-initial-path-${letter}`).fill(initialPath);
  await page.getByTestId(`host-mount-${letter}`).click();
  await expect(page.getByTestId(`host-status-${letter}`)).toHaveText('已挂载');
}

test('Two portals on one page navigate independently: one by hash, one in memory, and each reports its navigation (R10.43, R10.44)', async ({
  page,
}) => {
  await page.goto('/lab');
  await mount(page, 'a', 'hash');
  await expect(heading(page, 'a')).toHaveText('首页');
  await mount(page, 'b', 'memory', '/article?page=2');
  await expect(heading(page, 'b')).toHaveText('医院新闻');
  await expect(address(page, 'b')).toHaveText('/article?page=2');
  await expect(page).toHaveURL(/\/lab#\/index$/);

  await slot(page, 'b').getByRole('link', { name: '下一页' }).click();
  await expect(address(page, 'b')).toHaveText('/article?page=3');
  await expect(heading(page, 'a')).toHaveText('首页');
  await expect(page).toHaveURL(/\/lab#\/index$/);

  await page.evaluate(() => (location.hash = '/contract'));
  await expect(heading(page, 'a')).toHaveText('服务协议与隐私政策');
  await expect(heading(page, 'b')).toHaveText('医院新闻');
  await expect(address(page, 'a')).toHaveText('/contract');
  expect(await reportedPaths(page)).toEqual(['/index', '/article?page=2', '/article?page=3', '/contract']);
});

for (const basePath of ['/', '/portal'])
  test(`A hash of the host, such as its skip link, leaves the page below ${basePath} unchanged (R10.43)`, async ({
    page,
  }) => {
    await page.goto(`/training?basePath=${basePath}`);
    const portal = page.getByTestId('host-training-container');
    const title = portal.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('首页');
    await page.getByRole('link', { name: '跳到主要内容' }).press('Enter');
    await expect(page).toHaveURL(/#host-main$/);
    await expect(title).toHaveText('首页');
    await portal.getByRole('link', { name: '全部新闻' }).click();
    await expect(title).toHaveText('医院新闻');
    await page.goBack();
    await expect(page).toHaveURL(/#host-main$/);
    await expect(title).toHaveText('医院新闻');
    await page.goBack();
    await expect(title).toHaveText('首页');
  });

test('A base path may contain Chinese and spaces: addresses open below it, and links stay below it', async ({
  page,
}) => {
  await page.goto('/training?basePath=/培训 门户#/培训 门户/contract');
  const portal = page.getByTestId('host-training-container');
  await expect(portal.getByRole('heading', { level: 1 })).toHaveText('服务协议与隐私政策');
  await page.evaluate(() => (location.hash = '/培训 门户/article?page=2'));
  await expect(portal.getByRole('heading', { level: 1 })).toHaveText('医院新闻');
  await portal.getByRole('link', { name: '下一页' }).click();
  await expect(page).toHaveURL(`/training?basePath=/培训 门户#${encodeURI('/培训 门户')}/article?page=3`);
});

test('A second portal asking for the hash reports an error and continues in memory; once the hash is free, the next one gets it (R10.45)', async ({
  page,
  expectConsole,
}) => {
  expectConsole('HashHistoryTakenError: Another portal has the hash of this page');
  await page.goto('/lab#/contract');
  await mount(page, 'a', 'hash');
  await expect(heading(page, 'a')).toHaveText('服务协议与隐私政策');
  await mount(page, 'b', 'hash', '/article');
  await expect(address(page, 'b')).toHaveText('/article');
  await expect(heading(page, 'b')).toHaveText('医院新闻');
  await expect(page).toHaveURL(/#\/contract$/);

  for (const letter of ['a', 'b']) await page.getByTestId(`host-unmount-${letter}`).click();
  await mount(page, 'b', 'hash', '/article');
  await expect(heading(page, 'b')).toHaveText('服务协议与隐私政策');
});

/** Navigation events in the host's log. */
async function reportedPaths(page: Page): Promise<string[]> {
  const log = await page.getByTestId('host-log').innerText();
  return [...log.matchAll(/onNavigate\('(.+)'\)/g)].map(([, path = '']) => path);
}
