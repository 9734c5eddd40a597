import { cacheKeys, baseApi } from '@/shared/api/base-api';
import type { UnsavedChanges } from '@/shared/form/unsaved-changes';
import type { ScopedCache } from '@/shared/lib/scoped-cache';
import type { ProgressBar } from '../router/progress-bar';
import type { PortalRouter } from '../router/router';
import { prefetchAppData } from '../store/prefetch-app-data';
import type { PortalStore } from '../store/store';
import { pageRefreshed } from '../store/keep-alive-slice';
import { activePageEntry } from '../tabs/setup-tabs';

/** Milliseconds the bar is shown for (R2.52). */
const barMs = 200;

/** The reload event: the present page is rendered anew, with nothing from any cache (R2.51, R2.52, R10.11). */
export function refreshPage({
  store,
  router,
  cache,
  bar,
  unsaved,
}: {
  store: PortalStore;
  router: PortalRouter;
  cache: ScopedCache;
  bar: ProgressBar;
  unsaved: UnsavedChanges;
}): void {
  bar.flash(barMs);
  cache.clear(Object.values(cacheKeys));
  const active = activePageEntry(router);
  if (active) store.dispatch(pageRefreshed(active.id));
  // without its data a kept page would lose what was typed into it
  if (unsaved.pages().some((page) => page !== active?.id)) refetchActiveQueries(store);
  else store.dispatch(baseApi.util.resetApiState());
  void prefetchAppData(store);
}

/** Asks anew for what is on the screen: what kept pages had asked for, nobody is subscribed to. */
function refetchActiveQueries({ dispatch, getState }: PortalStore): void {
  const { queries, subscriptions } = getState()[baseApi.reducerPath];
  for (const [key, query] of Object.entries(queries)) {
    if (!query || Object.keys(subscriptions[key] ?? {}).length === 0) continue;
    const { initiate } = baseApi.endpoints[query.endpointName as 'articlePage'];
    void dispatch(initiate(query.originalArgs as never, { subscribe: false, forceRefetch: true }));
  }
}
