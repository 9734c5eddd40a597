import type { Page } from '@playwright/test';
import { openSignedIn } from '../support/courses';
import { expect } from '../support/fixtures';
import { test, watchUnsaved } from './study-fixture';
import { whenIdle } from '../support/when-idle';

const lesson = '启动条件';

/** Counts loads of the pending-progress upload, and progress reports. */
function countOf(page: Page) {
  const count = { loads: 0, reports: 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/assets\/upload-pending-[^/]+\.js$/.test(pathname)) count.loads += 1;
    if (pathname.endsWith('/study/progress')) count.reports += 1;
  });
  return count;
}

const isFlagged = (page: Page) => page.evaluate(() => localStorage.getItem('progress-kept') !== null);

test('Progress left by a closed tab is uploaded at the next start of the same user, on any page, and for nobody else; without it nothing is loaded (R10.59, R10.64)', async ({
  page,
  context,
  consoleGuard,
  studying,
  expectConsole,
}) => {
  expectConsole('ERR_INTERNET_DISCONNECTED');
  const trainee = await studying.watching(page, lesson, 1);
  const other = await studying.register();

  await context.setOffline(true);
  const end = await watchUnsaved(page, 2);
  // The next user in this browser is another one.
  await page.evaluate(() => {
    localStorage.removeItem('portal-token');
  });
  await page.close();
  await context.setOffline(false);
  expect((await studying.lesson(trainee, lesson)).watched).toBeLessThan(end - 1);

  const again = await context.newPage();
  consoleGuard.watch(again);
  const count = countOf(again);
  await openSignedIn(again, other.headers, '/index');
  await expect.poll(() => count.loads).toBe(1);
  await whenIdle(again);
  expect([await isFlagged(again), count.reports]).toEqual([true, 0]);

  await openSignedIn(again, trainee.headers, '/index');
  await expect
    .poll(async () => (await studying.lesson(trainee, lesson)).ranges)
    .toEqual([[0, expect.closeTo(end, 0)]]);
  await expect.poll(() => isFlagged(again)).toBe(false);
  Object.assign(count, { loads: 0, reports: 0 });
  await again.reload();
  await expect(again.getByTestId('account')).toBeVisible();
  await whenIdle(again);
  expect(count).toEqual({ loads: 0, reports: 0 });
});
