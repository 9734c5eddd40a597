import type { Browser, CDPSession } from '@playwright/test';

/** Network and CPU throttling. */
export interface Profile {
  readonly name: string;
  /** CPU slowdown factor. */
  readonly cpu: number;
  readonly line: { readonly latency: number; readonly download: number; readonly upload: number } | null;
}

/** One cold load. Times are milliseconds from the navigation, sizes KiB on the wire. */
export interface Load {
  readonly requests: number;
  readonly scriptKiB: number;
  readonly totalKiB: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly ready: number;
  /** Sum of the long tasks' time beyond 50 ms each. */
  readonly blocked: number;
  readonly shift: number;
}

interface Watched {
  paint: number;
  largest: number;
  blocked: number;
  shift: number;
  ready: number;
}

/**
 * Loads an address in a fresh context and measures until `readyText` appears.
 * @throws after 60 seconds without it
 */
export async function measureLoad(
  browser: Browser,
  url: string,
  readyText: string,
  { cpu, line }: Profile,
): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const traffic = await watchTraffic(cdp);
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
    await page.addInitScript(watchPage, readyText);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => (window as never as { bench: Watched }).bench.ready > 0, undefined, {
      timeout: 60_000,
    });
    const { requests, scriptBytes, totalBytes } = traffic();
    // An image may become the largest paint after the text appears.
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => (window as never as { bench: Watched }).bench.largest > 0);
    const seen = await page.evaluate(() => (window as never as { bench: Watched }).bench);
    return {
      requests,
      scriptKiB: scriptBytes / 1024,
      totalKiB: totalBytes / 1024,
      firstPaint: seen.paint,
      largestPaint: seen.largest,
      ready: Math.max(seen.ready, seen.paint),
      blocked: seen.blocked,
      shift: seen.shift,
    };
  } finally {
    await context.close();
  }
}

/** Counts bytes on the wire so far. */
async function watchTraffic(cdp: CDPSession) {
  const kinds = new Map<string, string>();
  let [requests, scriptBytes, totalBytes] = [0, 0, 0];
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on('Network.requestWillBeSent', () => (requests += 1));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    totalBytes += encodedDataLength;
    if (kinds.get(requestId) === 'Script') scriptBytes += encodedDataLength;
  });
  await cdp.send('Network.enable');
  return () => ({ requests, scriptBytes, totalBytes });
}

/** Runs in the page before any of its scripts. */
function watchPage(readyText: string) {
  const seen: Watched = { paint: 0, largest: 0, blocked: 0, shift: 0, ready: 0 };
  (window as never as { bench: Watched }).bench = seen;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  observe('longtask', ({ duration }) => (seen.blocked += duration - 50));
  observe('layout-shift', (entry) => (seen.shift += (entry as never as { value: number }).value));
  const check = () => {
    if (document.body?.textContent.includes(readyText)) seen.ready = performance.now();
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}
