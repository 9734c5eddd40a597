import type { Page, TestInfo } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { expectNews } from './home-news';

const kib = 1024;

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
        // in the time of the emulated computer
        const expectSoon = expect.configure({ timeout: 5000 * cpu });
        await expectSoon(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectSoon(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
        const { shift, shifted, largest } = await readPaints(page);
        note(info, `layout shift ${shift.toFixed(4)} (${shifted.join(', ')}), largest paint ${largest}`);
        expect(shift).toBeLessThan(0.01);
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

/** Delays the data: content that arrives after the first paint must not shift it. */
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
      for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        paints.shift += value;
        // the sources may be none: pseudo-elements are not listed
        const isShell = document.querySelector('[data-first-paint]') !== null;
        const nodes = sources.map(({ node }) => nameOf(node));
        paints.shifted.push([Math.round(startTime), isShell ? 'shell' : 'portal', ...nodes].join(' '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      const last: (PerformanceEntry & { element?: Element }) | undefined = list.getEntries().at(-1);
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
