import type { Browser } from '@playwright/test';
import { openBareHost } from '../kits/browser/bare-host/open-bare-host';
import { startShell } from '../kits/browser/shell';
import { markdownTable, median } from '../kits/probe/table';

/** Milliseconds of one mount: until ready, until ready the second time, and until unmounted. */
interface MountTimes {
  readonly cold: number;
  readonly second: number;
  readonly unmount: number;
}

const mountModes = ['没有 qiankun', 'loadMicroApp', 'registerMicroApps'] as const;
type MountMode = (typeof mountModes)[number];

/**
 * Mounts the portal at one page, cold and a second time, in the same bare host: by its own lifecycle functions
 * without qiankun, and in both modes of qiankun. The modes take turns; each cold mount has a fresh context.
 * @returns a Markdown table of milliseconds, and of the ratio to the mount without qiankun in each round
 */
export async function benchInHost(
  browser: Browser,
  platformUrl: string,
  hostPort: number,
  rounds: number,
): Promise<string> {
  const shell = await startShell(hostPort, platformUrl);
  try {
    const results: Record<MountMode, MountTimes[]> = {
      '没有 qiankun': [],
      loadMicroApp: [],
      registerMicroApps: [],
    };
    for (let round = -1; round < rounds; round += 1)
      for (const index of mountModes.keys()) {
        const mode = mountModes[(index + Math.max(round, 0)) % mountModes.length] ?? 'loadMicroApp';
        const times = await measure(browser, shell.url, platformUrl, mode);
        // The first round only warms the servers.
        if (round >= 0) results[mode].push(times);
      }
    return table(results);
  } finally {
    await shell.stop();
  }
}

async function measure(
  browser: Browser,
  origin: string,
  platformUrl: string,
  mode: MountMode,
): Promise<MountTimes> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript('globalThis.__name = (named) => named');
    const host = await openBareHost(page, origin);
    const child = {
      name: 'portal',
      entry: `${platformUrl}/`,
      props: {
        history: 'memory' as const,
        initialPath: '/login',
        config: { apiBase: `${platformUrl}/api` },
      },
      ready: 'input[type=password]',
    };
    const run = () => host.runCycles([child], child.name, mode === '没有 qiankun' ? 'alone' : mode, 1);
    const [cold] = await run();
    const [second] = await run();
    if (!cold || !second) throw new Error('nothing was measured');
    return { cold: cold.mountMs, second: second.mountMs, unmount: second.unmountMs };
  } finally {
    await context.close();
  }
}

function table(results: Record<MountMode, MountTimes[]>): string {
  const cells = (mode: MountMode, key: keyof MountTimes) => {
    const ratios = results[mode].map(
      (times, round) => times[key] / (results['没有 qiankun'][round]?.[key] ?? Number.NaN),
    );
    return `${median(results[mode].map((times) => times[key])).toFixed(1)} (${median(ratios).toFixed(2)}×)`;
  };
  const again = (mode: MountMode) =>
    median(results[mode].map(({ cold, second }) => second / cold)).toFixed(2);
  return markdownTable(
    ['登录页，在宿主页面中', '首次进入 ms', '再次进入 ms', '再次 ÷ 首次', '离开 ms'],
    mountModes.map((mode) => [
      mode,
      cells(mode, 'cold'),
      cells(mode, 'second'),
      again(mode),
      cells(mode, 'unmount'),
    ]),
  );
}
