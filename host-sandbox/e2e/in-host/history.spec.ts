import type { Page } from '@playwright/test';
import { signInAtHost } from '../support/accounts';
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

for (const hash of ['', '#/somewhere/else', '#section-2'])
  test(`Below a base path the portal starts at home where the hash is ${hash || 'empty'} (R10.43)`, async ({
    page,
  }) => {
    await page.goto(`/training?basePath=/portal${hash}`);
    const portal = page.getByTestId('host-training-container');
    await expect(portal.getByRole('heading', { level: 1 })).toHaveText('首页');
    await expect(page).toHaveURL(/#\/portal\/index$/);
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

test('A host callback that throws stops nothing and is logged once', async ({ page, expectConsole }) => {
  await page.goto('/lab');
  // The callback starts with an entry in the host's log, which has a time.
  await page.evaluate(() => {
    const formatTime = Reflect.get(Date.prototype, 'toLocaleTimeString');
    Date.prototype.toLocaleTimeString = function (...options: Parameters<typeof formatTime>) {
      if (new Error().stack?.includes('onNavigate')) throw new Error('the address was rejected');
      return formatTime.apply(this, options);
    };
  });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  expectConsole("The host's onNavigate threw: the address was rejected");
  await page.getByTestId('host-history-b').selectOption('memory');
  await page.getByTestId('host-initial-path-b').fill('/article?page=2');
  await page.getByTestId('host-mount-b').click();
  await slot(page, 'b').getByRole('link', { name: '下一页' }).click();
  await expect(slot(page, 'b').getByRole('link', { name: '下一页' })).toHaveAttribute('href', /page=4/);
  expect(errors).toHaveLength(1);
});

test('Login and back work in a memory portal, and the address of the page stays the host’s (R10.44, R2.64)', async ({
  page,
}) => {
  await page.goto('/lab?globalState=off');
  await mount(page, 'b', 'memory', '/notice?page=2');
  await expect(address(page, 'b')).toHaveText('/login?redirect=%2Fnotice%3Fpage%3D2');
  const login = slot(page, 'b');
  await login.getByLabel('用户名').fill('trainee');
  await login.getByLabel('密码', { exact: true }).fill('Trainee@2026');
  await login.getByRole('button', { name: /^登\s*录$/ }).click();
  await expect(address(page, 'b')).toHaveText('/notice?page=2');
  await expect(heading(page, 'b')).toHaveText('通知公告');
  expect(new URL(page.url()).hash).toBe('');
});

test('A memory portal starts at /index without a path, and redirects unknown addresses to /404', async ({
  page,
}) => {
  await page.goto('/lab');
  await mount(page, 'b', 'memory');
  await expect(address(page, 'b')).toHaveText('/index');
  await page.getByTestId('host-unmount-b').click();
  await signInAtHost(page, 'trainee');
  await mount(page, 'b', 'memory', '/nowhere');
  await expect(address(page, 'b')).toHaveText('/404');
  await page.getByTestId('host-unmount-b').click();
  await mount(page, 'b', 'memory', '/uc/userInfo');
  await expect(heading(page, 'b')).toHaveText('个人信息');
});

test('A link of a memory portal is a hash of the host page, never a path of the host', async ({ page }) => {
  await page.goto('/lab');
  await mount(page, 'b', 'memory', '/article');
  const links = slot(page, 'b').getByRole('main').getByRole('link');
  await expect(links.first()).toBeVisible();
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^#\//);
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

test('An invalid initial path is reported by name, and the portal starts at home', async ({
  page,
  expectConsole,
}) => {
  expectConsole('HostPropError: initialPath');
  await page.goto('/lab');
  await mount(page, 'b', 'memory', 'https://example.org/');
  await expect(address(page, 'b')).toHaveText('/index');
});

/** Navigation events in the host's log. */
async function reportedPaths(page: Page): Promise<string[]> {
  const log = await page.getByTestId('host-log').innerText();
  return [...log.matchAll(/onNavigate\('(.+)'\)/g)].map(([, path = '']) => path);
}
