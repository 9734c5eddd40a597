import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { enterPortalAt, isolations, leavePortal, pageByPattern, portalContainer } from './host-navigation';

// Animations are what may go on after an unmount.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A leak of every mount shows in the second mount; `npm run soak` runs a thousand to find leaks of some mounts. */
const rounds = process.env.SOAK ? 1000 : 3;

test(`${rounds} mounts and unmounts do not grow nodes and listeners in any isolation`, async ({ page }) => {
  test.setTimeout(60_000 + isolations.length * rounds * 4000);
  const devtools = await page.context().newCDPSession(page);
  for (const isolation of isolations) {
    await page.goto(`/about?isolation=${isolation}&globalState=off`);
    await enterAndLeave(page, devtools);
    const afterFirst = await domCounters(devtools);
    for (let round = 2; round <= rounds; round += 1) await enterAndLeave(page, devtools);
    for (const key of ['documents', 'nodes', 'jsEventListeners'] as const) {
      // Polled, since the browser frees what a last event or a timer of the host still refers to a moment later.
      await expect
        .poll(async () => (await domCounters(devtools))[key], { message: `${isolation}, ${key}` })
        .toBeLessThanOrEqual(afterFirst[key]);
    }
  }
});

/** One round; it ends when the element of the portal is collected. */
async function enterAndLeave(page: Page, devtools: CDPSession) {
  await enterPortalAt(page, pageByPattern('/login')); // the login page uses antd
  const left = await portalContainer(page).evaluateHandle(
    (container) => new WeakRef(container.firstElementChild ?? container),
  );
  await leavePortal(page);
  await page.getByTestId('host-clear-log').click();
  await expect
    .poll(
      async () => {
        await devtools.send('HeapProfiler.collectGarbage');
        return left.evaluate((ref) => ref.deref() === undefined);
      },
      { message: 'the element of the portal is collected' },
    )
    .toBe(true);
  await left.dispose();
}

async function domCounters(devtools: CDPSession): Promise<Counters> {
  await devtools.send('HeapProfiler.collectGarbage');
  return devtools.send('Memory.getDOMCounters');
}

interface Counters {
  documents: number;
  nodes: number;
  jsEventListeners: number;
}
