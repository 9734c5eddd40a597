import { wholeTag } from '../../../tools/testing/lanes';
import type { Page } from '@playwright/test';
import { accounts } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { installLeakTracker } from '../../kits/probe/leak-tracker/install-leak-tracker';
import { snapshotSurroundings, watchStyleOfHost, windowNames } from '../../kits/probe/host-snapshot';
import {
  portalContainer,
  enterPortalAt,
  navigateInside,
  isolations,
  isolationsFor,
  leavePortal,
  pageByPattern,
  visitPage,
} from './host-navigation';
import { expectPageLoaded, pages, type PortalPage } from '../../kits/browser/pages';
import { expectNoLeaks, allowedLeaks, markHost } from '../../kits/probe/leaks';

// Animations are what may go on after an unmount.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(({ page }) => installLeakTracker(page));

/** A page that loads little, for visitors and users. */
const light = pageByPattern('/contract');

/**
 * Each page in one of the isolations. Leaks of a page appear in any isolation; leaks of an isolation appear on any
 * page.
 */
const pagesFor = (isolation: (typeof isolations)[number]) =>
  pages.filter((_, index) => isolationsFor(index).includes(isolation));

for (const isolation of isolations) {
  test(
    `After a walk through its pages the portal leaves nothing in the host, isolation ${isolation}`,
    { tag: isolation === isolations[0] ? [] : wholeTag },
    async ({ page }) => {
      test.setTimeout(15_000 + pages.length * 3000);
      await page.goto(`/about?isolation=${isolation}&globalState=off`);
      const before = await markHost(page);
      const names = await windowNames(page);

      const around = await snapshotSurroundings(page);
      await enterPortalAt(page, light);
      await walkPages(page, pagesFor(isolation), async () => {
        expect(await snapshotSurroundings(page)).toEqual(around);
        await expect(page).toHaveTitle('培训门户 - 国家业务平台');
      });
      await leavePortal(page);

      await expectNoLeaks(page, before, allowedLeaks.started);
      const added = (await windowNames(page)).filter((name) => !names.includes(name));
      expect(added.sort()).toEqual([...allowedLeaks.names].sort());

      const again = await markHost(page);
      const namesOfFirst = await windowNames(page);
      await enterPortalAt(page, light);
      await leavePortal(page);
      await expectNoLeaks(page, again);
      expect(await windowNames(page)).toEqual(namesOfFirst);
    },
  );
}

test('The styles of the host stay the same with a mounted portal and after it, in any isolation', async ({
  page,
}) => {
  test.setTimeout(60_000);
  for (const isolation of isolations) {
    await page.goto(`/lab?isolation=${isolation}&globalState=off`);
    // The host has shown its page.
    await expect(page.getByTestId('host-page-lab')).toBeVisible();
    const changes = await watchStyleOfHost(page);
    const container = page.getByTestId('host-container-a');
    await page.getByTestId('host-mount-a').click();
    for (const pattern of ['/index', '/login', '/article']) {
      await navigateInside(page, pattern);
      await expectPageLoaded(container, pageByPattern(pattern));
      expect(await changes(), `${isolation}, ${pattern}`).toEqual([]);
    }
    await page.getByTestId('host-unmount-a').click();
    await expect(container).toBeEmpty();
    expect(await changes(), isolation).toEqual([]);
  }
});

/** Public pages, a login with its greeting, members' pages, and finally an open error toast. */
async function walkPages(page: Page, walked: readonly PortalPage[], check: () => Promise<void>) {
  const container = portalContainer(page);
  for (const entry of walked.filter(({ role }) => role === 'visitor')) {
    await visitPage(page, entry);
    await check();
  }
  await navigateInside(page, '/login');
  await container.getByLabel('用户名').fill('trainee');
  await container.getByLabel('密码', { exact: true }).fill(accounts.trainee);
  await container.getByRole('button', { name: /登\s*录/ }).click();
  await expect(container.getByText('欢迎登录')).toBeVisible();
  for (const entry of walked.filter(({ role }) => role === 'trainee')) {
    await visitPage(page, entry);
    await check();
  }
  await visitPage(page, pageByPattern('/notice/:id'));
  await page.route('**/attachment/download', (route) =>
    route.fulfill({
      json: { code: 'B0500', msg: '附件暂不可用' },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await container.getByRole('button', { name: /^下载/ }).first().click();
  await expect(container.getByText('附件暂不可用')).toBeVisible();
  await check();
}
