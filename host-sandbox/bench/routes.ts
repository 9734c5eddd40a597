import type { Browser, Page } from '@playwright/test';
import { signInByToken } from '../kits/browser/accounts';
import { expectPageLoaded, pages, type PortalPage } from '../kits/browser/pages';
import { measureLoad, startMeasuring, type Load, type Profile } from './measure-load';
import { markdownTable, median } from '../kits/probe/table';

interface MeasuredPage {
  readonly cold: Load;
  readonly warm: Load;
  /** The slowest response to an interaction on the page: milliseconds to the next frame. */
  readonly interaction: number;
}

/**
 * Opens every page of the portal, first in a new context and then with a warm cache, and uses it: the large text on and
 * off, the keyboard, a field, and the link to the home page.
 * @param url of the platform, which serves the portal
 */
export async function benchRoutes(
  browser: Browser,
  url: string,
  profile: Profile,
  rounds: number,
): Promise<string> {
  const rows: string[][] = [];
  for (const entry of pages) {
    const measured: MeasuredPage[] = [];
    for (let round = 0; round < rounds; round += 1)
      measured.push(await measurePage(browser, url, entry, profile));
    const of = (read: (one: MeasuredPage) => number) => median(measured.map(read)).toFixed(0);
    rows.push([
      entry.pattern,
      of(({ cold }) => cold.requests),
      of(({ cold }) => cold.scriptKiB),
      of(({ cold }) => cold.ready),
      of(({ cold }) => cold.blocked),
      of(({ warm }) => warm.requests),
      of(({ warm }) => warm.scriptKiB),
      of(({ warm }) => warm.ready),
      of(({ warm }) => warm.blocked),
      of(({ interaction }) => interaction),
    ]);
  }
  const head = ['请求', '脚本 KiB', '内容就绪 ms', '阻塞 ms'];
  return markdownTable(['页面', ...head, ...head.map((column) => `再访${column}`), '最慢互动 ms'], rows);
}

async function measurePage(
  browser: Browser,
  url: string,
  entry: PortalPage,
  profile: Profile,
): Promise<MeasuredPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: url });
  try {
    const page = await context.newPage();
    if (entry.role === 'trainee') await signInByToken(page, 'trainee');
    const ready = typeof entry.heading === 'string' ? { heading: entry.heading } : { heading: '' };
    const watch = await startMeasuring(page, ready, profile);
    const cold = await measureLoad(page, `${url}/#${entry.address}`, watch);
    await page.goto('about:blank');
    const warm = await measureLoad(page, `${url}/#${entry.address}`, watch);
    await expectPageLoaded(page, entry);
    return { cold, warm, interaction: await measureInteractions(page) };
  } finally {
    await context.close();
  }
}

async function measureInteractions(page: Page): Promise<number> {
  await page.evaluate(() => {
    const seen = { slowest: 0 };
    Object.assign(window, { interactions: seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.slowest = Math.max(seen.slowest, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const largeText = page.getByRole('button', { name: '大字', exact: true });
  if (await largeText.isVisible()) for (let press = 0; press < 2; press += 1) await largeText.click();
  const field = page
    .getByRole('main')
    .locator('input:not([type=hidden]), textarea')
    .filter({ visible: true });
  if ((await field.count()) > 0 && (await field.first().isEditable()))
    await field.first().pressSequentially('abc');
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Tab');
  const home = page.getByRole('link', { name: '返回首页' }).first();
  if (await home.isVisible()) await home.click();
  // entries are reported after the frame
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { interactions: { slowest: number } }).interactions.slowest;
  });
}
