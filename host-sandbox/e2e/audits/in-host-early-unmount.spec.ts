import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { installLeakTracker } from '../../kits/probe/leak-tracker/install-leak-tracker';
import {
  portalContainer,
  enterPortalAt,
  navigateInside,
  isolationsFor,
  leavePortal,
  pageByPattern,
} from './host-navigation';
import { expectPageLoaded } from '../../kits/browser/pages';
import { expectNoLeaks, allowedLeaks, markHost } from '../../kits/probe/leaks';

// Animations are what may go on after an unmount.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(({ page }) => installLeakTracker(page));

/** A page that loads little. */
const light = pageByPattern('/contract');

for (const isolation of isolationsFor(2)) {
  test(`A portal unmounted before its script arrived does not start, and mounts the next time, isolation ${isolation}`, async ({
    page,
    platform,
  }) => {
    await page.goto(`/about?isolation=${isolation}&globalState=off`);
    const before = await markHost(page);
    const script = await holdRequests(page, `${platform.url}/assets/index-*.js`);
    await page.getByTestId('host-nav-training').click();
    await script.requested;
    await page.getByTestId('host-nav-about').click();
    script.release();
    await page.waitForFunction(() => 'moudleQiankunAppLifeCycles' in window);
    // qiankun has put the page's HTML into the container by now and cannot be made to remove it.
    await expect(portalContainer(page).getByTestId('session-state')).toHaveCount(0);

    await enterPortalAt(page, light);
    await leavePortal(page);
    await expectNoLeaks(page, before, allowedLeaks.started);
  });
}

for (const isolation of isolationsFor(1)) {
  test(`An unmounted portal does not react to hash changes of the host; unmounted while a page loads code and data, it leaks nothing, isolation ${isolation}`, async ({
    page,
    platform,
  }) => {
    await page.goto(`/about?isolation=${isolation}&globalState=off`);
    await enterPortalAt(page, light);
    await leavePortal(page);
    await expectNoReaction(page);
    const before = await markHost(page);

    await enterPortalAt(page, light);
    const chunk = await holdRequests(page, `${platform.url}/assets/article-list-page-*.js`);
    const data = await holdRequests(page, '**/category/treeList');
    await navigateInside(page, '/article');
    await Promise.all([chunk.requested, data.requested]);
    await leavePortal(page);
    await expectNoLeaks(page, before);

    chunk.release();
    data.release();
    await chunk.responded;
    await expectNoLeaks(page, before);
    await expect(portalContainer(page)).toBeEmpty();
  });
}

test('A reload of the host with a mounted portal leaves only keys under the portal prefix (R10.7)', async ({
  page,
}) => {
  await page.goto('/training?globalState=off');
  await expectPageLoaded(portalContainer(page), pageByPattern('/index'));
  await navigateInside(page, '/article');
  await expectPageLoaded(portalContainer(page), pageByPattern('/article'));
  await page.reload();
  await expectPageLoaded(portalContainer(page), pageByPattern('/article'));
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !key.startsWith('portal:'))).toEqual([]);
});

/** The unmounted portal neither shows nor requests anything when the hash of the host changes. */
async function expectNoReaction(page: Page) {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await navigateInside(page, '/nowhere');
  await page.goBack();
  await navigateInside(page, '/article');
  expect(new URL(page.url()).hash).toBe('#/article');
  await page.goBack();
  expect(requests).toEqual([]);
  await expect(portalContainer(page)).toBeEmpty();
}

/** Holds requests of a URL until they are released. */
async function holdRequests(page: Page, address: string) {
  const requested = signal();
  const released = signal();
  const responded = signal();
  await page.route(address, async (route) => {
    requested.resolve();
    await released.promise;
    await route.continue();
    responded.resolve();
  });
  return { requested: requested.promise, release: released.resolve, responded: responded.promise };
}

function signal() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
