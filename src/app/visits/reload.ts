import { cacheKeys, platformApi } from '@/shared/api/platform-api';
import type { Unsaved } from '@/shared/form/unsaved';
import type { StampedCache } from '@/shared/lib/stamped-cache';
import type { ProgressBar } from '../progress-bar';
import type { PortalRouter } from '../routing/router';
import { startUp } from '../startup/startup';
import type { PortalStore } from '../store';
import { pageReloaded } from './kept-pages';
import { visitAt } from './watch-visits';

/** Milliseconds the bar is shown for (R2.52). */
const barMs = 200;

/** The reload event: the present page is rendered anew, with nothing from any cache (R2.51, R2.52, R10.11). */
export function reload({
  store,
  router,
  cache,
  bar,
  unsaved,
}: {
  store: PortalStore;
  router: PortalRouter;
  cache: StampedCache;
  bar: ProgressBar;
  unsaved: Unsaved;
}): void {
  bar.flash(barMs);
  cache.clear(Object.values(cacheKeys));
  const shown = visitAt(router);
  if (shown) store.dispatch(pageReloaded(shown.id));
  // without its data a kept page would lose what was typed into it
  if (unsaved.pages().some((page) => page !== shown?.id)) askAgain(store);
  else store.dispatch(platformApi.util.resetApiState());
  void startUp(store);
}

/** Asks anew for what is on the screen: what kept pages had asked for, nobody is subscribed to. */
function askAgain({ dispatch, getState }: PortalStore): void {
  const { queries, subscriptions } = getState()[platformApi.reducerPath];
  for (const [key, query] of Object.entries(queries)) {
    if (!query || Object.keys(subscriptions[key] ?? {}).length === 0) continue;
    const { initiate } = platformApi.endpoints[query.endpointName as 'articlePage'];
    void dispatch(initiate(query.originalArgs as never, { subscribe: false, forceRefetch: true }));
  }
}
