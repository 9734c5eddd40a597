import type { Page } from '@playwright/test';
import { openLedger, type Watch } from './ledger';
import { watchAddresses, watchConnections } from './watch-connections';
import { watchListeners } from './watch-listeners';
import { watchMedia } from './watch-media';
import { watchObservers } from './watch-observers';
import { watchTimers } from './watch-timers';

const watchers: Watch[] = [
  watchListeners,
  watchTimers,
  watchObservers,
  watchConnections,
  watchAddresses,
  watchMedia,
];

/** Keeps account, in every page loaded from now on, of whatever outlives the one who started it. */
export async function installLedger(page: Page): Promise<void> {
  await page.addInitScript({ content: `(${String(openLedger)})([${watchers.map(String).join(',')}])` });
}
