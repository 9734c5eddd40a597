import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../platform/testing/free-port';
import { startTestPlatform } from '../../platform/testing/start-test-platform';
import { expect, test as base } from '../support/fixtures';
import { startShell } from '../../kits/browser/shell';
import { openModuleHost } from './release-module';
import { openTab, type TabKind } from './release-tab';
import { createReleases } from './releases';

/** Pages that are open while two versions are released. */
const numbers = process.env.SOAK
  ? { typed: 20, study: 10, host: 10, reading: 10 }
  : { typed: 1, study: 0, host: 1, reading: 1 };

interface Deployment {
  releases: ReturnType<typeof createReleases>;
  /** The platform that serves them, and the sample host in front of it. */
  deployed: { platformUrl: string; dataDir: string; hostUrl: string };
}

// Fixtures of the test: with others of the worker it would need a worker of its own.
const test = base.extend<Deployment>({
  releases: async ({}, use) => {
    const releases = createReleases();
    await use(releases);
    releases.remove();
  },
  deployed: [
    async ({ releases }, use) => {
      const shellPort = await freePort();
      const { url, dataDir, stop } = await startTestPlatform({
        portalFolder: releases.folder,
        env: { ALLOWED_ORIGINS: `http://localhost:${shellPort}` },
      });
      const shell = await startShell(shellPort, url);
      await use({ platformUrl: url, dataDir, hostUrl: shell.url });
      await shell.stop();
      await stop();
    },
    { timeout: 120_000 },
  ],
});

test('Pages that are open while two versions are released lose no input, load every chunk, show one notice, and none is a dead end (R8.24)', async ({
  browser,
  deployed,
  releases,
  consoleGuard,
}, info) => {
  test.setTimeout(process.env.SOAK ? 1_200_000 : 90_000);
  const kinds = (Object.keys(numbers) as TabKind[]).flatMap((kind) =>
    Array<TabKind>(numbers[kind]).fill(kind),
  );
  const open = await inTurn(kinds, async (kind, index) => {
    const tab = await openTab(browser, consoleGuard, { kind, index, ...deployed });
    await tab.start();
    return tab;
  });
  const moduleHost = await openModuleHost(browser, consoleGuard, deployed);
  await moduleHost.expectMounts('remounted');
  const failedAssets = () => open.flatMap(({ failed }) => failed);

  for (const [mark, pattern] of [
    ['B', '/article'],
    ['C', '/hospital'],
  ] as const) {
    releases.release(mark);
    await inTurn(open, async (tab) => {
      await tab.comeBack();
      await tab.expectNotice();
      await tab.visit(pattern);
      await tab.expectKept();
    });
    expect(await moduleHost.expectMounts('remounted')).toEqual([]);
  }
  expect(failedAssets()).toEqual([]);

  // the user agrees to a reload
  await inTurn(open.filter(({ kind }) => kind === 'study' || kind === 'reading').slice(0, 10), (tab) =>
    tab.reload(),
  );
  // a week later
  const restore = setOldAssetsAside(deployed.dataDir, releases.assets());
  consoleGuard.expectConsole(/404|ChunkLoadError/);
  await inTurn(open, (tab) => tab.expectWayOut());
  expect(await moduleHost.expectMounts('remounted')).toEqual([]);
  const isOfLastRelease = /^portal\.js\?build=|CCCC\.js$/;
  const scripts = await moduleHost.expectMounts('late');
  expect(scripts.filter((name) => isOfLastRelease.test(name)).length).toBeGreaterThan(2);
  expect(scripts.filter((name) => !isOfLastRelease.test(name))).toEqual([]);
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

/** One after the other: the browser has one processor. */
async function inTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) results.push(await work(item, index));
  return results;
}
