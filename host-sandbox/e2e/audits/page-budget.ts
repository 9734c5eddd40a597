import { expect, type Page } from '@playwright/test';
import type { PortalPage } from '../../kits/browser/pages';

/** Scripts of a page that is opened first and seen whole: KiB of their compressed bodies, without headers. */
const scriptKiB = 256;
/** Requests of all kinds. */
const requests = 45;

/** Pages with a form of antd, whose Form, Input and Button weigh 90 KiB, and what their own parts add to it. */
const formPages: Readonly<Record<string, number>> = {
  '/dash': 310,
  '/login': 310,
  '/register': 310,
  '/forgotpsd': 310,
  '/password': 310,
  '/contactus/:id': 310,
  '/uc/userInfo': 325,
};

/** The page has loaded no more than it may; docs/performance.md has the figures. */
export async function expectWithinBudget(page: Page, { pattern }: PortalPage): Promise<void> {
  const loaded = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = files.filter(({ name }) => name.endsWith('.js'));
    const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { scriptKiB: bytes / 1024, requests: files.length + 1 };
  });
  // less would mean that the bytes cannot be read
  expect.soft(loaded.scriptKiB, `${pattern}, KiB of script`).toBeGreaterThan(100);
  expect
    .soft(loaded.scriptKiB, `${pattern}, KiB of script`)
    .toBeLessThanOrEqual(formPages[pattern] ?? scriptKiB);
  expect.soft(loaded.requests, `${pattern}, requests`).toBeLessThanOrEqual(requests);
}
