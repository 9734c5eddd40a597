import type { Locator, Page } from '@playwright/test';
import { appearances, withAppearance } from '../audits/appearances';
import { expect, test } from '../support/fixtures';
import { expectNews } from './home-news';

test('A home page whose script is slow can be read, and says so after ten seconds', async ({ page }) => {
  // stop the page's clock, so that a slow machine does not reach ten seconds
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const start = await delayScript(page);
  await page.goto('/#/index', { waitUntil: 'commit' });
  await expectNews(page);
  const note = page.getByRole('status').filter({ hasText: '网站程序还在载入' });
  await page.clock.fastForward(9000);
  await expect(note).toBeHidden();
  await page.clock.fastForward(2000);
  await expect(note).toBeVisible();
  await expectNews(page);
  await page.clock.resume();
  start();
  await expect(note).toHaveCount(0);
});

test('The home page is painted before the portal, which shows the same page in its place: banner element, focus, typed text and scroll position stay', async ({
  page,
}) => {
  const start = await delayScript(page);
  await page.goto('/#/index', { waitUntil: 'commit' });
  await expectNews(page);
  const shell = page.locator('[data-first-paint]');
  await expect(shell.getByRole('region', { name: '通知公告' }).getByRole('time').last()).toBeVisible();
  await expect(shell.locator('main [aria-busy=true]')).toHaveCount(0);
  for (const theme of ['', 'dark', 'contrast']) {
    const { first, all } = await page.evaluate(readLooks, theme);
    expect(first.length).toBeGreaterThan(100);
    expect(first).toEqual(all);
  }
  await page.evaluate(recordTakeOver);
  const link = page.getByRole('main').getByRole('link', { name: '全部通知' });
  await link.focus();
  await page.evaluate(() => {
    scrollTo(0, 90);
  });
  start();
  await expect(shell).toHaveCount(0);
  await expect(link).toBeFocused();
  const { before, after, scrollY, isSameBanner } = await page.evaluate(() => window.takeOver());
  expect(before).toContain('datetime');
  expect(after).toBe(before);
  expect({ scrollY, isSameBanner }).toEqual({ scrollY: 90, isSameBanner: true });
});

test('A slide that is chosen before the portal is there is shown once it is, and stays', async ({ page }) => {
  const start = await delayScript(page);
  await page.goto('/#/index', { waitUntil: 'commit' });
  const carousel = page.getByRole('region', { name: '焦点推荐' });
  await carousel.getByRole('button', { name: /^查看第 3 项/ }).click();
  await carousel.getByRole('button', { name: '暂停轮播' }).click();
  start();
  await expect(carousel.getByRole('group', { name: '第 3 项，共 5 项' })).toBeVisible();
  await expect(carousel.getByRole('button', { name: '继续轮播' })).toBeFocused();
});

test('A second visit, whose scripts come from the cache, shows the page on a slow line and computer', async ({
  page,
}) => {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };
  await protocol.send('Network.emulateNetworkConditions', line);
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto('about:blank');
    await page.goto('/#/contract', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('服务协议与隐私政策');
  }
});

test('A visitor who comes back reads the last news before the platform responds, and the new ones when it does', async ({
  page,
}) => {
  await page.goto('/#/index');
  await expect(page.locator('[data-first-paint]')).toHaveCount(0);
  await expectNews(page);
  let respond = () => {};
  const pending = new Promise<void>((resolve) => (respond = resolve));
  await page.route('**/article/page', async (route) => {
    await pending;
    const response = await route.fetch();
    const news = (await response.text()).replaceAll('"title":"', '"title":"新 ');
    await route.fulfill({ response, body: news });
  });
  await page.goto('about:blank');
  await page.goto('/#/index', { waitUntil: 'commit' });
  await expectNews(page);
  const title = page.getByTestId('news-column').getByRole('link').filter({ hasText: /^新 / });
  await expect(title).toHaveCount(0);
  respond();
  await expect(title.first()).toBeVisible();
  await expect(page.locator('[data-first-paint]')).toHaveCount(0);
  await expect(title.first()).toBeVisible();
});

test('The portal starts in a browser that cannot fetch modules before they run', async ({ page }) => {
  await page.addInitScript(() => {
    DOMTokenList.prototype.supports = () => false;
  });
  await page.goto('/#/contract');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('服务协议与隐私政策');
});

test('A link that is followed before the portal is there opens its page', async ({ page }) => {
  const start = await delayScript(page);
  await page.goto('/#/index', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('link', { name: '全部新闻' }).click();
  await expect(page.getByRole('main')).toHaveCount(0);
  start();
  await expect(page.getByRole('heading', { level: 1, name: '医院新闻' })).toBeVisible();
});

const bannerPages = [
  ['/login', 'slim'],
  ['/index', 'full'],
  ['/register', 'slim'],
  ['/dash', 'full'],
  ['/article', 'slim'],
] as const;

/** Heights of banners by appearance and page, the same whichever page was opened first. */
const heights = new Map<string, number>();

for (const appearance of ['light', 'dark', 'English'] as const)
  for (const [first] of appearance === 'light' ? bannerPages : bannerPages.slice(0, 2))
    test(`Every page has its banner after ${first} was opened first: ${appearance} (R1.17, R10.72)`, async ({
      page,
    }) => {
      await withAppearance(page, appearances[appearance]);
      await page.goto(`/#${first}`);
      await expect(page.locator('[data-first-paint]')).toHaveCount(0);
      for (const [next, kind] of bannerPages) {
        await page.evaluate((address) => (location.hash = address), next);
        const banner = page.locator('.portal-banner');
        await expect(banner.locator('strong'), next).toBeVisible();
        await expect(banner, next).toHaveCount(1);
        if (kind === 'full') await expect(banner, next).toHaveAttribute('data-full');
        else await expect(banner, next).not.toHaveAttribute('data-full');
        const height = await settledHeight(banner);
        const key = `${appearance} ${next}`;
        expect(height, next).toBe(heights.get(key) ?? height);
        heights.set(key, height);
      }
      const [full = 0, slim = 0] = ['/index', '/login'].map((next) => heights.get(`${appearance} ${next}`));
      expect(full).toBeGreaterThan(slim + 100);
    });

/** The height of an element, once it has stayed the same for a tenth of a second. */
async function settledHeight(element: Locator): Promise<number> {
  let last = 0;
  await expect
    .poll(
      async () => {
        const before = last;
        last = (await element.boundingBox())?.height ?? 0;
        return last > 0 && last === before;
      },
      { intervals: [100] },
    )
    .toBe(true);
  return last;
}

/** Delays the portal's script. @returns lets it through */
async function delayScript(page: Page): Promise<() => void> {
  let start = () => {};
  const pending = new Promise<void>((resolve) => (start = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await pending;
    await route.continue();
  });
  return start;
}

/**
 * The appearance of each element of the shell with the first styles alone and with all styles of the page, with the
 * colours of a theme.
 */
function readLooks(theme: string) {
  const shell = document.querySelector<HTMLElement>('[data-first-paint]');
  const rest = document.body.querySelector('style')?.sheet;
  if (!shell || !rest) throw new Error('there is no shell, or there are no styles after it');
  const earlier = shell.dataset.theme ?? '';
  shell.dataset.theme = theme;
  const read = (isFirst: boolean) => {
    rest.disabled = isFirst;
    // animated elements would be at different points
    for (const animation of document.getAnimations()) animation.cancel();
    return [...shell.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = [x, y, width, height].join(' ');
      const style = getComputedStyle(element);
      const values = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return `${element.outerHTML.slice(0, 80)} ${place} ${values.join('; ')}`;
    });
  };
  const looks = { first: read(true), all: read(false) };
  shell.dataset.theme = earlier;
  return looks;
}

interface TakeOver {
  before: string;
  after: string;
  scrollY: number;
  isSameBanner: boolean;
}

declare global {
  interface Window {
    /** The state that the portal found and the state it left when it replaced the first paint. */
    takeOver: () => TakeOver;
  }
}

function recordTakeOver() {
  const banner = document.querySelector('.portal-banner');
  const seen = { before: '', after: '', scrollY: 0 };
  window.takeOver = () => ({ ...seen, isSameBanner: banner === document.querySelector('.portal-banner') });
  new MutationObserver((records, observer) => {
    const shell = records
      .flatMap(({ removedNodes }) => [...removedNodes])
      .find((node) => node instanceof HTMLElement && 'firstPaint' in node.dataset);
    if (!shell) return;
    observer.disconnect();
    const markup = (root: Node | null) => {
      const copy = (root as Element).querySelector('main')?.cloneNode(true) as Element;
      // the order of attributes is as they were set, and ids are React's own
      for (const element of copy.querySelectorAll('*')) {
        const attributes = [...element.attributes].sort((one, other) => (one.name < other.name ? -1 : 1));
        for (const { name } of attributes) element.removeAttribute(name);
        for (const { name, value } of attributes)
          if (name !== 'data-response')
            element.setAttribute(name, value.replace(/_(portal-[\w-]{6}-)?[Rr]_\w+_/, 'id'));
      }
      return copy.innerHTML;
    };
    seen.before = markup(shell);
    seen.after = markup(document.getElementById('portal-root'));
    seen.scrollY = window.scrollY;
  }).observe(document.getElementById('portal-root') as Node, { childList: true });
}
