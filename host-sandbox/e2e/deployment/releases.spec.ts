import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { contentSecurityPolicy } from '../../../build/deploy-files';
import { startTestPlatform } from '../../start-test-platform';
import { signInByToken } from '../support/accounts';
import { expectPageLoaded as expectLoadedOnce, type PortalPage } from '../audits/pages';
import { pageByPattern, portalContainer } from '../audits/host-navigation';
import type { ConsoleGuard } from '../support/console-guard';
import { expect as baseExpect, test as base } from '../support/fixtures';
import { createReleases } from './releases';

/** Pages that are open while two versions are released. */
const numbers = process.env.SOAK
  ? { typed: 20, study: 10, host: 10, reading: 10 }
  : { typed: 1, study: 0, host: 1, reading: 1 };
type Kind = keyof typeof numbers;

/** Fifty pages share the processor. */
const expect = process.env.SOAK ? baseExpect.configure({ timeout: 30_000 }) : baseExpect;

const test = base.extend<object, { releases: ReturnType<typeof createReleases> }>({
  releases: [
    async ({}, use) => {
      const releases = createReleases();
      await use(releases);
      releases.remove();
    },
    { scope: 'worker' },
  ],
  platform: [
    async ({ shellPort, releases }, use) => {
      const platform = await startTestPlatform({
        portalFolder: releases.folder,
        env: { ALLOWED_ORIGINS: `http://localhost:${shellPort}` },
      });
      await use(platform);
      await platform.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const nameField = '怎么称呼您';
const video = (page: Page) => page.locator('video');
const timeOf = (page: Page) => video(page).evaluate(({ currentTime }: HTMLVideoElement) => currentTime);

test('Pages that are open while two versions are released lose no input, load every chunk, are told once, and none is a dead end (R8.24)', async ({
  browser,
  platform,
  shell,
  releases,
  consoleGuard,
}, info) => {
  test.setTimeout(process.env.SOAK ? 1_200_000 : 90_000);
  const kinds = (Object.keys(numbers) as Kind[]).flatMap((kind) => Array<Kind>(numbers[kind]).fill(kind));
  const open = await inTurn(kinds, async (kind, index) => {
    const tab = await openTab(browser, consoleGuard, {
      kind,
      index,
      platformUrl: platform.url,
      hostUrl: shell.url,
    });
    await tab.start();
    return tab;
  });
  const failedAssets = () => open.flatMap(({ failed }) => failed);

  for (const [mark, pattern] of [
    ['B', '/article'],
    ['C', '/hospital'],
  ] as const) {
    releases.release(mark);
    await inTurn(open, async (tab) => {
      await tab.comeBack();
      await tab.expectTold();
      await tab.visit(pattern);
      await tab.expectKept();
    });
  }
  expect(failedAssets()).toEqual([]);

  // the user agrees to a reload
  await inTurn(open.filter(({ kind }) => kind === 'study' || kind === 'reading').slice(0, 10), (tab) =>
    tab.reload(),
  );
  // a week later
  const restore = setOldAssetsAside(platform.dataDir, releases.assets());
  consoleGuard.expectConsole(/404|ChunkLoadError/);
  await inTurn(open, (tab) => tab.expectWayOut());
  restore();
  await inTurn(
    open.filter(({ kind }) => kind === 'host'),
    (tab) => tab.retry(),
  );
  await inTurn(open, (tab) => tab.expectKept());
  info.annotations.push({
    type: 'figures',
    description: `${open.length} pages, 2 releases: 0 lost inputs, ${failedAssets().length} missing files, each with a way out`,
  });
});

/** Removes the assets of replaced builds from the platform's copy. @returns puts them back */
function setOldAssetsAside(dataDir: string, served: ReadonlySet<string>): () => void {
  const [assets, aside] = [path.join(dataDir, 'assets'), path.join(dataDir, 'aside')];
  mkdirSync(aside);
  for (const name of readdirSync(assets))
    if (!served.has(name)) renameSync(path.join(assets, name), path.join(aside, name));
  return () => {
    for (const name of readdirSync(aside)) renameSync(path.join(aside, name), path.join(assets, name));
  };
}

interface TabOptions {
  kind: Kind;
  index: number;
  platformUrl: string;
  hostUrl: string;
}

/** A browser of its own, with an empty cache and one page of a kind. */
async function openTab(
  browser: Browser,
  guard: ConsoleGuard,
  { kind, index, platformUrl, hostUrl }: TabOptions,
) {
  const context = await browser.newContext({ baseURL: platformUrl });
  const page = await context.newPage();
  // on a busy machine single-spa warns of a start over four seconds
  if (!process.env.SOAK || kind !== 'host') guard.watch(page);
  await servePolicyOfBuild(page, platformUrl);
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/') && response.status() >= 400) failed.push(response.url());
  });
  const portal: Page | Locator = kind === 'host' ? portalContainer(page) : page;
  const notice = page.getByText('网站有了新版本');
  const goneAlert = portal.getByRole('alert').filter({ hasText: '请先返回那里保存' });
  const text = `写到一半 ${index}`;
  const hasText = kind === 'typed' || kind === 'host';
  const hashTo = (address: string) =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, address);
  const show = async (pattern: string) => {
    await hashTo(pageByPattern(pattern).address);
    await expectPageLoaded(portal, pageByPattern(pattern));
  };
  const home = {
    typed: '/contactus/1',
    host: '/contactus/1',
    study: '/study/17?lesson=106',
    reading: '/contract',
  }[kind];
  const goHome = async () => {
    await hashTo(home);
    if (kind === 'study') await expect(video(page)).toBeVisible();
    else if (kind === 'reading') await expectPageLoaded(portal, pageByPattern('/contract'));
    else await expect(portal.getByLabel(nameField)).toBeVisible();
  };
  return {
    kind,
    page,
    failed,
    async start() {
      if (kind === 'study') await signInByToken(page, 'trainee');
      await page.goto(kind === 'host' ? `${hostUrl}/training?globalState=off#${home}` : `/#${home}`);
      await goHome();
      if (hasText) await portal.getByLabel(nameField).fill(text);
      if (kind !== 'study') return;
      await page.getByRole('button', { name: '播放', exact: true }).press('Enter');
      await expect.poll(() => timeOf(page)).toBeGreaterThan(3);
      // a short video would end before the last page has had its turn
      await page.getByRole('button', { name: '暂停', exact: true }).press('Enter');
    },
    /** The user returns to the tab an hour later. */
    comeBack: () =>
      page.evaluate(() => {
        const { now } = Date;
        Date.now = () => now() + 3_600_000;
        document.dispatchEvent(new Event('visibilitychange'));
        Date.now = now;
      }),
    async expectTold() {
      if (kind === 'host') {
        await expect(page.getByTestId('host-new-version')).toContainText('培训门户有新版本');
        await expect(page.locator('#log li').filter({ hasText: 'onNewVersion(' })).toHaveCount(1);
        await expect(portal.getByText('网站有了新版本')).toHaveCount(0);
        return;
      }
      await expect(notice).toBeVisible();
      await expect(page.getByRole('button', { name: '刷新', exact: true })).toHaveCount(hasText ? 0 : 1);
    },
    visit: show,
    async expectKept() {
      await goHome();
      if (hasText) await expect(portal.getByLabel(nameField)).toHaveValue(text);
    },
    /** A page whose file is gone opens in the new version, or says what to save first. */
    async expectWayOut() {
      const target = pageByPattern('/verify');
      await hashTo(target.address);
      if (!hasText) return expectPageLoaded(portal, target);
      await expect(goneAlert).toBeVisible();
      if (kind !== 'host') return;
      await expect(page.getByRole('navigation').first()).toBeVisible();
      await expect(page).toHaveTitle('培训门户 - 国家业务平台');
      await expect(page.locator('#log li').filter({ hasText: 'onError(' })).toHaveText([
        /Loading chunk .*verify-page.* failed.*CHUNK_GONE/,
      ]);
    },
    /** A page whose file is there again. */
    async retry() {
      await goneAlert.getByRole('button', { name: '重试' }).click();
      await expectPageLoaded(portal, pageByPattern('/verify'));
    },
    /** Reloads by the notice: a video goes on where it was, and nothing is told any more. */
    async reload() {
      const before = kind === 'study' ? await timeOf(page) : 0;
      await page.getByRole('button', { name: '刷新', exact: true }).click();
      await expect(notice).toHaveCount(0);
      await goHome();
      if (kind === 'study') await expect.poll(() => timeOf(page)).toBeGreaterThan(Math.min(1, before));
    },
  };
}

/** The platform takes the policy from the project's build; that of a renamed one has other hashes. */
async function servePolicyOfBuild(page: Page, platformUrl: string): Promise<void> {
  await page.route(`${platformUrl}/`, async (route) => {
    const response = await route.fetch();
    const headers = {
      ...response.headers(),
      'content-security-policy': contentSecurityPolicy(await response.text()),
    };
    await route.fulfill({ response, headers });
  });
}

/** Again while the processor is busy with other pages. */
const expectPageLoaded = (portal: Page | Locator, page: PortalPage) =>
  expect(() => expectLoadedOnce(portal, page)).toPass({ timeout: 30_000 });

/** One after the other: the browser has one processor. */
async function inTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) results.push(await work(item, index));
  return results;
}
