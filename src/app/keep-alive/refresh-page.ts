import { baseApi, cacheKeys } from '@/shared/api/base-api';
import type { UnsavedChanges } from '@/shared/form/unsaved-changes';
import type { ScopedCache } from '@/shared/lib/scoped-cache';
import { activePageEntry, type PortalRouter } from '../router/current-page';
import type { ProgressBar } from '../router/progress-bar';
import { pageRefreshed } from '../store/keep-alive-slice';
import { prefetchAppData } from '../store/prefetch-app-data';
import type { PortalStore } from '../store/store';

/** How long the progress bar shows, in milliseconds (R2.52). */
const barMs = 200;

export interface RefreshDeps {
  store: PortalStore;
  router: PortalRouter;
  cache: ScopedCache;
  progressBar: ProgressBar;
  unsaved: UnsavedChanges;
}

/** Renders the active page again, with data from the platform and not from a cache (R2.51, R2.52, R10.11). */
export function refreshPage({ store, router, cache, progressBar, unsaved }: RefreshDeps): void {
  progressBar.flash(barMs);
  cache.clear(Object.values(cacheKeys));
  const active = activePageEntry(router);
  if (active) store.dispatch(pageRefreshed(active.id));
  // a cached page with unsaved input would lose it together with its data
  if (unsaved.pages().some((id) => id !== active?.id)) refetchActiveQueries(store);
  else store.dispatch(baseApi.util.resetApiState());
  void prefetchAppData(store);
}

/** Hidden pages hold no subscription, so only the queries of the visible page are fetched again. */
function refetchActiveQueries({ dispatch, getState }: PortalStore): void {
  const { queries, subscriptions } = getState()[baseApi.reducerPath];
  for (const [key, query] of Object.entries(queries)) {
    if (!query || Object.keys(subscriptions[key] ?? {}).length === 0) continue;
    const { initiate } = baseApi.endpoints[query.endpointName as 'articlePage'];
    void dispatch(initiate(query.originalArgs as never, { subscribe: false, forceRefetch: true }));
  }
}
