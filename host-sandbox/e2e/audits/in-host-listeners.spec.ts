import type { CDPSession } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { enterPortalAt, isolations, leavePortal, pageByPattern } from './host-navigation';

/** `npm run soak` runs a thousand. */
const rounds = process.env.SOAK ? 1000 : 12;

for (const isolation of isolations) {
  test(`${rounds} mounts and unmounts do not grow nodes and listeners, isolation ${isolation}`, async ({
    page,
  }) => {
    test.setTimeout(30_000 + rounds * 4000);
    await page.goto(`/about?isolation=${isolation}&globalState=off`);
    const devtools = await page.context().newCDPSession(page);
    const counts: Counters[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      await enterPortalAt(page, pageByPattern('/login')); // the login page uses antd
      await leavePortal(page);
      await page.getByTestId('host-clear-log').click();
      counts.push(await domCounters(devtools));
    }
    // The collector may keep or free the last portal, so windows of rounds are compared, not two rounds.
    for (const key of ['documents', 'nodes', 'jsEventListeners'] as const) {
      const atFirst = Math.max(...counts.slice(0, 5).map((count) => count[key]));
      const atLast = Math.min(...counts.slice(-5).map((count) => count[key]));
      expect(atLast, key).toBeLessThanOrEqual(atFirst);
    }
  });
}

interface Counters {
  documents: number;
  nodes: number;
  jsEventListeners: number;
}

async function domCounters(devtools: CDPSession): Promise<Counters> {
  await devtools.send('HeapProfiler.collectGarbage');
  return devtools.send('Memory.getDOMCounters');
}
