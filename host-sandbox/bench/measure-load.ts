import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** Network and CPU throttling. */
export interface Profile {
  readonly name: string;
  /** CPU slowdown factor. */
  readonly cpu: number;
  readonly line: { readonly latency: number; readonly download: number; readonly upload: number } | null;
}

/** One load. Times are milliseconds from the navigation, sizes KiB on the wire until the page is idle. */
export interface Load {
  readonly requests: number;
  readonly scriptKiB: number;
  readonly totalKiB: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Milliseconds until the content is visible. */
  readonly ready: number;
  /** Milliseconds until the content is visible and the portal has replaced the first paint of index.html. */
  readonly usable: number;
  /** Sum of the long tasks' time beyond 50 ms each. */
  readonly blocked: number;
  readonly shift: number;
}

/** The first load in a new context, and the second one, with a warm cache. */
export interface PageLoads {
  readonly cold: Load;
  readonly warm: Load;
}

interface Watched {
  paint: number;
  largest: number;
  blocked: number;
  shift: number;
  ready: number;
  usable: number;
}

/** Marks of a page whose content is visible: a text anywhere, or its heading while nothing visible is busy. */
export type Content = { readonly text: string } | { readonly heading: string };

/** Loads an address twice in a fresh context. @throws after 60 seconds without the content */
export async function measurePageLoads(
  browser: Browser,
  url: string,
  content: Content,
  profile: Profile,
): Promise<PageLoads> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const watch = await startMeasuring(page, content, profile);
    const cold = await measureLoad(page, url, watch);
    await page.goto('about:blank');
    return { cold, warm: await measureLoad(page, url, watch) };
  } finally {
    await context.close();
  }
}

/** Watches the loads of a page, for `measureLoad`. */
export interface Watch {
  /** Bytes and requests so far. */
  traffic: () => Traffic;
  /** Resolves when no request is open and none has started for a second. */
  atRest: () => Promise<void>;
  /** Resolves when the next load is usable. */
  usable: () => Promise<unknown>;
}

/**
 * Slows a page down and watches its loads. The page itself reports that it is usable: a question of Playwright brings a
 * script of 330 KB into the page, whose evaluation would count as the page's.
 */
export async function startMeasuring(page: Page, content: Content, { cpu, line }: Profile): Promise<Watch> {
  const cdp = await page.context().newCDPSession(page);
  const { traffic, atRest } = await watchTraffic(cdp);
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: 'reportUsable' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (line) {
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency,
      downloadThroughput: line.download / 8,
      uploadThroughput: line.upload / 8,
    });
  }
  // tsx wraps named functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watchPage, content);
  const usable = () =>
    new Promise((resolve, reject) => {
      const timeout = setTimeout(() => reject(new Error('no content after 60 seconds')), 60_000);
      cdp.once('Runtime.bindingCalled', (event) => {
        clearTimeout(timeout);
        resolve(event);
      });
    });
  return { traffic, atRest, usable };
}

/** Loads an address in a page that is measured. @throws after 60 seconds without the content */
export async function measureLoad(
  page: Page,
  url: string,
  { traffic, atRest, usable }: Watch,
): Promise<Load> {
  const before = traffic();
  await Promise.all([usable(), page.goto(url, { waitUntil: 'commit' })]);
  // An image may become the largest paint after the text appears. Playwright's `networkidle` may be over before: the
  // network is idle while a slow processor evaluates the scripts, and the sections below the fold load after that.
  await atRest();
  await page.waitForFunction(() => (window as never as { bench: Watched }).bench.largest > 0);
  const after = traffic();
  const seen = await page.evaluate(() => (window as never as { bench: Watched }).bench);
  return {
    requests: after.requests - before.requests,
    scriptKiB: (after.scriptBytes - before.scriptBytes) / 1024,
    totalKiB: (after.totalBytes - before.totalBytes) / 1024,
    firstPaint: seen.paint,
    largestPaint: seen.largest,
    ready: Math.max(seen.ready, seen.paint),
    usable: Math.max(seen.usable, seen.paint),
    blocked: seen.blocked,
    shift: seen.shift,
  };
}

interface Traffic {
  requests: number;
  scriptBytes: number;
  totalBytes: number;
}

/** Counts bytes on the wire so far. */
async function watchTraffic(cdp: CDPSession): Promise<Pick<Watch, 'traffic' | 'atRest'>> {
  const kinds = new Map<string, string>();
  const open = new Set<string>();
  let [requests, scriptBytes, totalBytes] = [0, 0, 0];
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on('Network.requestWillBeSent', ({ requestId }) => {
    requests += 1;
    open.add(requestId);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    open.delete(requestId);
    totalBytes += encodedDataLength;
    if (kinds.get(requestId) === 'Script') scriptBytes += encodedDataLength;
  });
  await cdp.send('Network.enable');
  const atRest = async () => {
    for (let seen = -1; seen !== requests || open.size > 0;) {
      seen = requests;
      await delay(1000);
    }
  };
  return { traffic: () => ({ requests, scriptBytes, totalBytes }), atRest };
}

/** Runs in the page before any of its scripts. */
function watchPage(content: Content) {
  const seen: Watched = { paint: 0, largest: 0, blocked: 0, shift: 0, ready: 0, usable: 0 };
  (window as never as { bench: Watched }).bench = seen;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  observe('longtask', ({ duration }) => (seen.blocked += duration - 50));
  observe('layout-shift', (entry) => (seen.shift += (entry as never as { value: number }).value));
  const isBusy = () =>
    [...document.querySelectorAll<HTMLElement>('[aria-busy=true]')].some(({ offsetParent }) => offsetParent);
  const isThere = () =>
    'text' in content
      ? document.body?.textContent.includes(content.text)
      : [...document.querySelectorAll('h1')].some((title) => title.textContent.includes(content.heading)) &&
        !isBusy();
  const check = () => {
    if (!seen.ready && isThere()) seen.ready = performance.now();
    if (seen.ready && !document.querySelector('[data-first-paint]')) {
      seen.usable = performance.now();
      (window as never as { reportUsable: (text: string) => void }).reportUsable('');
    } else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}
