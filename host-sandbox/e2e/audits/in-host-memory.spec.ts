import type { CDPSession } from '@playwright/test';
import { quantile } from '../../bench/table';
import { openBareHost } from '../bare-host/open-bare-host';
import type { Child, Cycle, MountMode } from '../bare-host/cycles';
import { expect, test } from '../fixtures';

/** `npm run soak` goes a thousand times. */
const cycles = process.env.SOAK ? 1000 : 50;
/** Before anything is counted: code is loaded, and what comes once a page has come. */
const warmUp = 20;
/**
 * What the portal may grow by in a cycle beyond an empty child: nothing that is counted, but for one thing in the whole
 * run, and KiB of heap as far as the collector's and compiler's own figures swing.
 */
const tolerance = { nodes: 1 / cycles, jsEventListeners: 1 / cycles, heapKiB: process.env.SOAK ? 1 : 12 };

for (const way of ['loadMicroApp', 'registerMicroApps'] as const satisfies readonly MountMode[]) {
  test(`${cycles} times coming and going by ${way} leave no more than an empty child does`, async ({
    page,
    platform,
    shell,
  }, testInfo) => {
    test.setTimeout(60_000 + cycles * 1000);
    const host = await openBareHost(page, shell.url);
    const children: Child[] = [
      { name: 'empty', entry: host.emptyChild, props: {}, ready: 'b' },
      {
        name: 'portal',
        entry: `${platform.url}/`,
        // the page with antd on it
        props: { history: 'memory', initialPath: '/login', config: { apiBase: `${platform.url}/api` } },
        ready: 'input[type=password]',
      },
    ];
    const devtools = await page.context().newCDPSession(page);
    const run = (name: string, count: number) => host.runCycles(children, name, way, count);
    for (const { name } of children) await run(name, warmUp);

    const grown = {
      empty: await growth(devtools, () => run('empty', cycles)),
      portal: await growth(devtools, () => run('portal', cycles)),
    };
    testInfo.annotations.push({ type: 'a cycle', description: JSON.stringify(grown) });
    for (const key of ['nodes', 'jsEventListeners', 'heapKiB'] as const)
      expect(grown.portal[key], `${key} a cycle`).toBeLessThanOrEqual(
        Math.max(grown.empty[key], 0) + tolerance[key],
      );
    // a few milliseconds of a busy machine say nothing; hundreds of cycles do
    if (process.env.SOAK) expect(grown.portal.lastToFirst).toBeLessThanOrEqual(1.2);
  });
}

/** What a cycle adds, once the rubbish is collected, and how the last tenth of the cycles compares with the first. */
async function growth(devtools: CDPSession, run: () => Promise<Cycle[]>) {
  const before = await measureHeap(devtools);
  const times = (await run()).map(({ mountMs, unmountMs }) => mountMs + unmountMs);
  const after = await measureHeap(devtools);
  const tenth = Math.ceil(times.length / 10);
  const a = (key: keyof typeof before) => (after[key] - before[key]) / times.length;
  return {
    nodes: a('nodes'),
    jsEventListeners: a('jsEventListeners'),
    heapKiB: a('heapKiB'),
    milliseconds: quantile(times, 0.5),
    lastToFirst: quantile(times.slice(-tenth), 0.5) / quantile(times.slice(0, tenth), 0.5),
  };
}

async function measureHeap(devtools: CDPSession) {
  // what a finaliser frees goes with the next collection
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return { nodes, jsEventListeners, heapKiB: usedSize / 1024 };
}
