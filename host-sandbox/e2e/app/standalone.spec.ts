import type { Page } from '@playwright/test';
import { signInByToken, submitLogin } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { expectLoaded } from '../../kits/browser/pages';
import { configurePage } from '../support/page-config';
import { toast } from '../support/toast';

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });

test('Standalone, the portal is one page in Chinese with a horizontal menu at the top and hash addresses (R1.1, R1.2, R1.3, R2.1, R2.31)', async ({
  page,
}) => {
  await page.goto('/');
  await expectLoaded(page);
  expect(await page.evaluate(() => '__POWERED_BY_QIANKUN__' in window || 'host' in window)).toBe(false);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  const text = await page.getByRole('banner').innerText();
  expect(text.replace('English', '')).not.toMatch(/[a-z]{3}/i);

  const entries = menu(page).getByRole('list').first().locator(':scope > li');
  const tops = await entries.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(3);
  expect(new Set(tops).size).toBe(1);
  expect(tops[0]).toBeLessThan(100);

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await menu(page).getByRole('link', { name: '医院新闻', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('医院新闻');
  expect(await page.evaluate(() => [location.pathname, location.hash])).toEqual(['/', '#/article']);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  const [main, footer] = await Promise.all(
    [page.getByRole('main'), page.getByRole('contentinfo')].map((part) => part.boundingBox()),
  );
  expect(footer?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0) - 1);
});

test('On every page each call goes to /api with a request id (R7.2, R7.3)', async ({ page }) => {
  const calls: { path: string; method: string; number: string | undefined }[] = [];
  page.on('request', (request) => {
    if (!['xhr', 'fetch'].includes(request.resourceType())) return;
    const { pathname } = new URL(request.url());
    calls.push({ path: pathname, method: request.method(), number: request.headers()['x-request-id'] });
  });
  await signInByToken(page, 'trainee');
  await page.goto('/#/404'); // not the home page: its first requests start before the client and are adopted
  for (const path of ['index', 'article', 'article/1', 'notice', 'sys-message', 'uc/userInfo', 'dash']) {
    await page.goto(`/#/${path}`);
    await expectLoaded(page);
  }
  expect(calls.length).toBeGreaterThan(10);
  const others = calls.filter(
    ({ path, method, number }) => !path.startsWith('/api/') || method !== 'POST' || !number,
  );
  expect(others).toEqual([]);
  expect(new Set(calls.map(({ number }) => number)).size).toBe(calls.length);
});

test('The header leads a visitor to the landing page with both logins, registration and public news (R2.39, R10.23)', async ({
  page,
}) => {
  await page.goto('/#/article');
  await page.getByRole('banner').getByRole('link', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/#\/dash\?redirect=%2Farticle$/);
  await expect(page.getByRole('region', { name: /^欢迎访问/ })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByLabel('密码', { exact: true })).toBeVisible();
  await main.getByText('短信登录').click();
  await expect(main.getByLabel('手机号')).toBeVisible();
  await expect(main.getByRole('link', { name: '注册新账号' })).toHaveAttribute('href', /#\/register/);
  for (const name of ['医院新闻', '通知公告'])
    await expect(main.getByRole('region', { name }).getByRole('link').nth(2)).toBeVisible();
});

test('The login page has the header, banner and footer of the site, and no text at the edge of a phone (R10.24)', async ({
  page,
}) => {
  await page.goto('/#/login');
  await expect(page.getByLabel('用户名')).toBeVisible();
  for (const part of ['banner', 'contentinfo'] as const)
    await expect(page.getByRole(part).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('region', { name: /^欢迎访问/ })).toBeVisible();
  // In English the links below the form take two lines.
  await page.getByRole('button', { name: 'English' }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of ['Back to the home page', 'Need help? Help centre']) {
    const link = page.getByRole('main').getByRole('link', { name });
    await expect.poll(async () => (await link.boundingBox())?.x).toBeGreaterThanOrEqual(16);
  }
});

test('The banner is full size on /index and /dash, with the login form in sight, and slim on every other page (R10.72)', async ({
  page,
}) => {
  const banner = page.getByRole('region', { name: /^欢迎访问/ });
  const height = async () => (await banner.boundingBox())?.height ?? 0;
  const open = async (path: string, heading: string) => {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectLoaded(page);
  };
  await open('/index', '首页');
  const whole = await height();
  for (const [path, heading] of [
    ['/article', '医院新闻'],
    ['/contract', '服务协议与隐私政策'],
  ] as const) {
    await open(path, heading);
    await expect.poll(height).toBeLessThan(whole / 1.5);
  }
  await open('/dash', '登录与门户');
  await expect.poll(height).toBe(whole);
  // The login form is on the first screen, below it.
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    const signIn = page.getByRole('main').getByRole('button', { name: /^登\s*录$/ });
    await expect(signIn).toBeInViewport({ ratio: 1 });
  }
});

test('The banner states the aim at every width, uncut; on a phone the full one does, and the slim one by voice (R1.17, R1.18)', async ({
  page,
}) => {
  await page.goto('/#/article');
  const text = page.locator('.portal-banner p');
  const expectWhole = async (aim: string) => {
    await expect(text.getByText(aim)).toBeVisible();
    const hidden = await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden).toBeLessThanOrEqual(0);
  };
  const aim = '以统一的标准、统一的体系，培养器官移植专业人才';
  for (const width of [1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 740 });
    await expectWhole(aim);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(text).toHaveText(new RegExp(aim));
  expect((await page.locator('.portal-banner').boundingBox())?.height).toBeLessThan(64);
  await page.goto('/#/index');
  await expectWhole(aim);
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto('/#/article');
  await page.getByRole('button', { name: 'English' }).click();
  await expectWhole('Unified-standard, unified-system organ-transplant training');
});

test.describe('on a computer in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('A UTC time is shown in Shanghai time (R10.65)', async ({ page }) => {
    const sentAt = '2026-01-31T17:30:00.000Z';
    const message = { id: '1', title: '时刻', content: '内容', sentAt, link: null, read: true };
    await page.route('**/message/page', (route) =>
      route.fulfill({
        json: { code: '00000', msg: '', data: { records: [message], total: 1, current: 1, size: 10 } },
      }),
    );
    await signInByToken(page, 'trainee');
    await page.goto('/#/sys-message');
    const time = page.getByRole('main').getByRole('time');
    await expect(time).toHaveText('2026/02/01 01:30');
    await expect(time).toHaveAttribute('datetime', sentAt);
  });
});

test('A toast stays for 3 seconds (R9.2)', async ({ page }) => {
  await page.goto('/#/login');
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    new MutationObserver(() => {
      const isVisible = document.querySelector('.portal-antd-message-notice') !== null;
      if (isVisible !== (times.length === 1)) times.push(performance.now());
    }).observe(document, { childList: true, subtree: true });
  });
  await submitLogin(page, 'trainee');
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page)).toHaveCount(0);
  const [from = 0, to = 0] = await page.evaluate(() => (window as never as { times: number[] }).times);
  expect(to - from).toBeGreaterThan(2900);
  expect(to - from).toBeLessThan(4900); // includes the fade-out on a slow machine
});

test('A pending mutation covers the page with the configured text, and one of less than 200 ms does not (R4.46, R9.3)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await configurePage(page, { loadingText: { 'zh-CN': '请稍候，正在处理', 'en-US': 'One moment' } });
  await signInByToken(page, 'trainee');
  await page.route('**/userInfo/doEdit', () => undefined); // no response ever comes
  await page.goto('/#/uc/userInfo');
  await page.getByLabel('所在医院').fill('另一家医院');
  await page.getByRole('button', { name: '保存资料' }).click();
  const label = page.getByRole('status').getByText('请稍候，正在处理');
  await expect(label).toBeVisible();
  const visibilityAt = (milliseconds: number) =>
    label.evaluate((text, time) => {
      const [appearing] = text.parentElement?.getAnimations() ?? [];
      if (appearing) appearing.currentTime = time;
      return getComputedStyle(text).visibility;
    }, milliseconds);
  expect([await visibilityAt(199), await visibilityAt(200)]).toEqual(['hidden', 'visible']);
});

test('Invalid configuration is reported: the API address in a toast, unknown settings on the console', async ({
  page,
  expectConsole,
}) => {
  expectConsole('Unknown settings, ignored: config.apiBas, config.site.ipc');
  expectConsole('config.apiBase：应为 http 或 https 地址');
  await configurePage(page, { apiBas: '/x', apiBase: 'localhost:11000/api', site: { ipc: 'X' } });
  await page.goto('/#/article');
  await expect(toast(page).getByText('config.apiBase：应为 http 或 https 地址')).toBeVisible();
  await expect(page.getByRole('link', { name: '下一页' })).toBeVisible();
});
