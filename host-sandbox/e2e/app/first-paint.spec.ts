import type { Page, Route, TestInfo } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { withAppearance } from '../audits/appearances';

const welcome = '欢迎访问国家器官移植发展培训平台官方网站';
const kib = 1024;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('The static page shows the site title and the welcome (R1.17, R1.18)', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(welcome)).toBeVisible();
    await expect(page.getByText('以统一的标准、统一的体系，培养器官移植专业人才')).toBeVisible();
  });

  test('The page says in both languages that script is off and what to do', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/#/article');
    await expect(page.getByRole('heading', { name: '请启用 JavaScript' })).toBeInViewport();
    const advice = page.locator('noscript p');
    await expect(advice.nth(1)).toContainText('请在浏览器设置中允许本站运行 JavaScript');
    await expect(advice.nth(3)).toContainText('Allow JavaScript for this site');
    for (const one of await advice.all()) await expect(one).toBeVisible();
  });
});

for (const { what, appearance, hash, fail } of [
  {
    what: 'gone',
    appearance: { language: 'en-US' },
    hash: 'index',
    fail: (route: Route) => route.fulfill({ status: 404, body: '' }),
  },
  { what: 'out of reach', appearance: {}, hash: 'login', fail: (route: Route) => route.abort() },
] as const)
  test(`A portal whose script is ${what} says so in both languages, and a retry loads it (at ${hash})`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/status of 404|ERR_FAILED/);
    expectConsole('dynamically imported module');
    const script = '**/assets/index-*.js';
    await withAppearance(page, appearance);
    await page.route(script, fail);
    await page.goto(`/#/${hash}`);
    const error = page.getByRole('alert');
    await expect(error.getByRole('heading')).toHaveText(['网站程序没有载入', 'The site could not be loaded']);
    for (const heading of await error.getByRole('heading').all()) await expect(heading).toBeVisible();
    await page.unroute(script);
    await error.getByRole('button', { name: '重试 Try again' }).click();
    await expect(page.locator('[data-first-paint]')).toHaveCount(0);
    await expect(page.getByTestId('session-state')).toBeVisible();
    await expect(error).toHaveCount(0);
  });

test('A home page whose script is cut off can be read, and says what is missing', async ({
  page,
  expectConsole,
}) => {
  test.slow(process.env.SOAK !== undefined);
  expectConsole(/SyntaxError|dynamically imported module|Unexpected|Invalid|is incomplete/);
  const step = process.env.SOAK ? 10 * kib : 300 * kib;
  for (const script of ['libraries', 'index']) {
    const cut = { at: 0, size: Infinity };
    const pattern = `**/assets/${script}-*.js`;
    await page.route(pattern, async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      cut.size = body.length;
      await route.fulfill({ response, body: body.subarray(0, cut.at) });
    });
    for (cut.at = 10 * kib; cut.at < cut.size; cut.at += step) {
      await page.goto('about:blank');
      await page.goto('/#/index');
      await expect(page.getByRole('alert').getByRole('heading', { name: '网站程序没有载入' })).toBeVisible();
      await expectNews(page);
    }
    await page.unroute(pattern);
  }
});

test('A home page whose script is slow can be read, and says so after ten seconds', async ({ page }) => {
  await page.clock.install();
  const start = await holdScript(page);
  await page.goto('/#/index', { waitUntil: 'commit' });
  await expectNews(page);
  const note = page.getByRole('status').filter({ hasText: '网站程序还在载入' });
  await page.clock.fastForward(9000);
  await expect(note).toBeHidden();
  await page.clock.fastForward(2000);
  await expect(note).toBeVisible();
  await expectNews(page);
  start();
  await expect(note).toHaveCount(0);
});

test('The home page is painted before the portal, which shows the same page in its place: banner element, focus, typed text and scroll position stay', async ({
  page,
}) => {
  const start = await holdScript(page);
  await page.goto('/#/index', { waitUntil: 'commit' });
  await expectNews(page);
  const shell = page.locator('[data-first-paint]');
  await expect(shell.getByRole('region', { name: '通知公告' }).getByRole('time').last()).toBeVisible();
  await expect(shell.locator('main [aria-busy=true]')).toHaveCount(0);
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

test('A visitor who comes back reads the last news before the platform answers, and its answer when it does', async ({
  page,
}) => {
  await page.goto('/#/index');
  await expect(page.locator('[data-first-paint]')).toHaveCount(0);
  await expectNews(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/article/page', async (route) => {
    await held;
    const response = await route.fetch();
    const news = (await response.text()).replaceAll('"title":"', '"title":"新 ');
    await route.fulfill({ response, body: news });
  });
  await page.goto('about:blank');
  await page.goto('/#/index', { waitUntil: 'commit' });
  await expectNews(page);
  const title = page.getByTestId('news-column').getByRole('link').filter({ hasText: /^新 / });
  await expect(title).toHaveCount(0);
  answer();
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
  const start = await holdScript(page);
  await page.goto('/#/index', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('link', { name: '全部新闻' }).click();
  await expect(page.getByRole('main')).toHaveCount(0);
  start();
  await expect(page.getByRole('heading', { level: 1, name: '医院新闻' })).toBeVisible();
});

for (const width of [1280, 360]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 740 } });

    for (const { line, cpu, delay } of [
      { line: 'as fast as it goes', cpu: 1, delay: 0 },
      { line: 'with data a second late', cpu: 1, delay: 1000 },
      { line: 'on a computer four times slower', cpu: 4, delay: 0 },
    ]) {
      test(`The home page barely shifts while loading, ${line}, and the banner is its largest paint`, async ({
        page,
      }, info) => {
        const protocol = await page.context().newCDPSession(page);
        await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpu });
        if (delay > 0) await delayCalls(page, delay);
        await watchPaints(page);
        await page.goto('/#/index');
        await expectNews(page);
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
        const { shift, shifted, largest } = await readPaints(page);
        note(info, `layout shift ${shift.toFixed(4)} (${shifted.join(', ')}), largest paint ${largest}`);
        expect(shift).toBeLessThan(0.02);
        expect(largest).toContain('.portal-banner');
      });
    }
  });
}

test('A new visitor can use the home page after at most 200 KiB of script and 14 requests', async ({
  page,
}, info) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('.portal:not([data-first-paint], [hidden]) [data-testid=news-column] time'))
        return;
      performance.mark('usable');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto('/#/index');
  await expect(page.locator('[data-first-paint]')).toHaveCount(0);
  await expectNews(page);
  const requested = await page.evaluate(() => {
    const until = performance.getEntriesByName('usable')[0]?.startTime ?? Number.NaN;
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ startTime }) => startTime < until)
      .map(({ name, encodedBodySize }) => ({ name, encodedBodySize }));
  });
  const scripts = requested.filter(({ name }) => name.endsWith('.js'));
  const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const requests = requested.length + 1; // plus the page itself
  note(info, `${(bytes / kib).toFixed(1)} KiB of script, ${requests} requests`);
  expect(bytes).toBeGreaterThan(100 * kib);
  expect(bytes).toBeLessThanOrEqual(200 * kib);
  expect(requests).toBeLessThanOrEqual(14);
});

test('The inline script of the first paint is smaller than 1 KB', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const script = /<script>([^<]*\[data-first-paint\][\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(script.length).toBeGreaterThan(0);
  expect(Buffer.byteLength(script)).toBeLessThan(kib);
});

/** Holds the portal's script back. @returns lets it through */
async function holdScript(page: Page): Promise<() => void> {
  let start = () => {};
  const held = new Promise<void>((resolve) => (start = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return start;
}

interface TakeOver {
  before: string;
  after: string;
  scrollY: number;
  isSameBanner: boolean;
}

declare global {
  interface Window {
    /** What the portal found and what it left in the moment when it took the place of the first paint. */
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
          if (name !== 'data-response') element.setAttribute(name, value.replace(/_[Rr]_\w+_/, 'id'));
      }
      return copy.innerHTML;
    };
    seen.before = markup(shell);
    seen.after = markup(document.getElementById('portal-root'));
    seen.scrollY = window.scrollY;
  }).observe(document.getElementById('portal-root') as Node, { childList: true });
}

async function expectNews(page: Page) {
  const news = page.getByRole('main').getByRole('region', { name: '医院新闻' });
  await expect(news.getByRole('time').first()).toBeVisible();
}

async function delayCalls(page: Page, milliseconds: number) {
  await page.route('**/api/**', async (route) => {
    await new Promise((done) => setTimeout(done, milliseconds));
    await route.continue();
  });
}

interface Paints {
  shift: number;
  shifted: string[];
  largest: string;
}

/** Sums layout shifts without input and records the largest paint, from the first frame on. */
async function watchPaints(page: Page) {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node }[];
    }
    const paints: Paints = { shift: 0, shifted: [], largest: '' };
    Object.assign(window, { paints });
    const nameOf = (node: Node | null | undefined) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const banner = element?.closest('.portal-banner') ? '.portal-banner ' : '';
      return banner + (element ? `${element.localName}.${element.className}` : 'gone');
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        paints.shift += value;
        paints.shifted.push(...sources.map(({ node }) => nameOf(node)));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
      paints.largest = nameOf(last?.element);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** The values after two more frames, when they are reported. */
async function readPaints(page: Page): Promise<Paints> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { paints: Paints }).paints;
  });
}

/** Leaves a figure in the report. */
function note(info: TestInfo, description: string) {
  info.annotations.push({ type: 'figure', description });
}
