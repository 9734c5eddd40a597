import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { installLedger } from './ledger/install-ledger';
import { containerOf, enter, goInside, isolations, leave, pageAt } from './host-visit';
import { expectWhole } from './pages';
import { expectUntouched, leftForGood, markHost } from './residue';

test.beforeEach(({ page }) => installLedger(page));

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
    await expect(containerOf(page).getByTestId('session-state')).toHaveCount(0);

    await enter(page);
    await leave(page);
    await expectUntouched(page, before, leftForGood.started);
  });

  test(`A portal left while code and data of a page are under way leaves nothing, isolation ${isolation}`, async ({
    page,
    platform,
  }) => {
    await page.goto(`/about?isolation=${isolation}&globalState=off`);
    await enter(page);
    await leave(page);
    const before = await markHost(page);

    await enter(page);
    const chunk = await holdBack(page, `${platform.url}/assets/article-list-page-*.js`);
    const data = await holdBack(page, '**/category/treeList');
    await goInside(page, '/article');
    await Promise.all([chunk.asked, data.asked]);
    await leave(page);
    await expectUntouched(page, before);

    chunk.release();
    data.release();
    await chunk.answered;
    await expectUntouched(page, before);
    await expect(containerOf(page)).toBeEmpty();
  });

  test(`A portal that has left does not react to the host's addresses, isolation ${isolation}`, async ({
    page,
  }) => {
    await page.goto(`/about?isolation=${isolation}&globalState=off`);
    await enter(page);
    await leave(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await goInside(page, '/nowhere');
    await page.goBack();
    await goInside(page, '/article');
    expect(new URL(page.url()).hash).toBe('#/article');
    expect(requests).toEqual([]);
    await expect(containerOf(page)).toBeEmpty();
  });
}

test('A reload of the host with a portal on it stores nothing but under our prefix (R10.7)', async ({
  page,
}) => {
  await page.goto('/training?globalState=off');
  await expectWhole(containerOf(page), pageAt('/index'));
  await goInside(page, '/article');
  await expectWhole(containerOf(page), pageAt('/article'));
  await page.reload();
  await expectWhole(containerOf(page), pageAt('/article'));
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
