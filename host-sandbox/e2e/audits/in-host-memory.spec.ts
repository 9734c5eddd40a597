import type { CDPSession } from '@playwright/test';
import { quantile } from '../../kits/probe/table';
import { openBareHost } from '../../kits/browser/bare-host/open-bare-host';
import type { Child, Cycle, MountMode } from '../../kits/browser/bare-host/cycles';
import { expect, test } from '../support/fixtures';

/** `npm run soak` runs a thousand. */
const cycles = process.env.SOAK ? 1000 : 50;
/** Cycles before the count: they load code and lazy resources. */
const warmUp = 20;
/**
 * Allowed growth per cycle beyond an empty child: no counted object except one in the whole run, and heap in KiB
 * within the noise of collector and compiler.
 */
const tolerance = { nodes: 1 / cycles, jsEventListeners: 1 / cycles, heapKiB: process.env.SOAK ? 1 : 12 };

for (const way of ['loadMicroApp', 'registerMicroApps'] as const satisfies readonly MountMode[]) {
  test(`${cycles} mounts by ${way} leave no more memory than an empty child does`, async ({
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
        // The login page uses antd.
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
    // A few cycles on a busy machine prove nothing about time; hundreds do.
    if (process.env.SOAK) expect(grown.portal.lastToFirst).toBeLessThanOrEqual(1.2);
  });
}

/** Growth per cycle after garbage collection, and the last tenth of the cycles compared with the first. */
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
  // Objects freed by a finaliser go with the next collection.
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return { nodes, jsEventListeners, heapKiB: usedSize / 1024 };
}
