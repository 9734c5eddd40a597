import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { installLeakTracker } from './leak-tracker/install-leak-tracker';
import {
  portalContainer,
  enterPortal,
  navigateInside,
  isolations,
  leavePortal,
  pageByPattern,
} from './host-navigation';
import { expectPageLoaded } from './pages';
import { expectNoLeaks, allowedLeaks, markHost } from './leaks';

test.beforeEach(({ page }) => installLeakTracker(page));

for (const isolation of isolations) {
  test(`A portal left before its script came is not started, and comes whole the next time, isolation ${isolation}`, async ({
    page,
    platform,
  }) => {
    await page.goto(`/about?isolation=${isolation}&globalState=off`);
    const before = await markHost(page);
    const script = await holdBack(page, `${platform.url}/assets/index-*.js`);
    await page.getByTestId('host-nav-training').click();
    await script.asked;
    await page.getByTestId('host-nav-about').click();
    script.release();
    await page.waitForFunction(() => 'moudleQiankunAppLifeCycles' in window);
    // qiankun has put our page's html into the container by now; nobody but qiankun could take it out.
    await expect(portalContainer(page).getByTestId('session-state')).toHaveCount(0);

    await enterPortal(page);
    await leavePortal(page);
    await expectNoLeaks(page, before, allowedLeaks.started);
  });

  test(`A portal left while code and data of a page are under way leaves nothing, isolation ${isolation}`, async ({
    page,
    platform,
  }) => {
    await page.goto(`/about?isolation=${isolation}&globalState=off`);
    await enterPortal(page);
    await leavePortal(page);
    const before = await markHost(page);

    await enterPortal(page);
    const chunk = await holdBack(page, `${platform.url}/assets/article-list-page-*.js`);
    const data = await holdBack(page, '**/category/treeList');
    await navigateInside(page, '/article');
    await Promise.all([chunk.asked, data.asked]);
    await leavePortal(page);
    await expectNoLeaks(page, before);

    chunk.release();
    data.release();
    await chunk.answered;
    await expectNoLeaks(page, before);
    await expect(portalContainer(page)).toBeEmpty();
  });

  test(`A portal that has left does not react to the host's addresses, isolation ${isolation}`, async ({
    page,
  }) => {
    await page.goto(`/about?isolation=${isolation}&globalState=off`);
    await enterPortal(page);
    await leavePortal(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await navigateInside(page, '/nowhere');
    await page.goBack();
    await navigateInside(page, '/article');
    expect(new URL(page.url()).hash).toBe('#/article');
    expect(requests).toEqual([]);
    await expect(portalContainer(page)).toBeEmpty();
  });
}

test('A reload of the host with a portal on it stores nothing but under our prefix (R10.7)', async ({
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

/** Lets requests of an address wait until they are released. */
async function holdBack(page: Page, address: string) {
  const asked = signal();
  const released = signal();
  const answered = signal();
  await page.route(address, async (route) => {
    asked.give();
    await released.given;
    await route.continue();
    answered.give();
  });
  return { asked: asked.given, release: released.give, answered: answered.given };
}

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}
