import type { CDPSession } from '@playwright/test';
import { expect, test } from '../fixtures';
import { enter, isolations, leave } from './host-visit';

for (const isolation of isolations) {
  test(`Twenty rounds of coming and leaving keep nodes and listeners flat, isolation ${isolation}`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(`/about?isolation=${isolation}&globalState=off`);
    const devtools = await page.context().newCDPSession(page);
    const counts: Counters[] = [];
    for (let round = 1; round <= 20; round += 1) {
      await enter(page);
      await leave(page);
      await page.getByTestId('host-clear-log').click();
      counts.push(await domCounters(devtools));
    }
    console.log(JSON.stringify(counts));
    expect(counts[19]).toEqual(counts[4]);
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
