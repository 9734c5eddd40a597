import { baseApi, cacheKeys } from '@/shared/api/base-api';
import { subscriptionCounter } from '@/shared/lib/library-internals';
import type { ScopedCache } from '@/shared/lib/scoped-cache';
import { activePageId, reopenPage, type PortalRouter } from '../router/current-page';
import type { ProgressBar } from '../router/progress-bar';
import { pageRefreshed } from '../store/keep-alive-slice';
import { prefetchAppData } from '../store/prefetch-app-data';
import type { PortalStore } from '../store/store';

/** Duration of the progress bar, in milliseconds (R2.52). */
const barMs = 200;

export interface RefreshDeps {
  store: PortalStore;
  router: PortalRouter;
  cache: ScopedCache;
  progressBar: ProgressBar;
}

/**
 * Renders the active page again, with data from the platform and not from a cache (R2.51, R2.52, R10.11). The old
 * content stays until the new data is loaded, and also if loading fails. A page that could not be loaded is opened again.
 */
export function refreshPage({ store, router, cache, progressBar }: RefreshDeps): void {
  progressBar.flash(barMs);
  cache.clear(Object.values(cacheKeys));
  const active = activePageId(router);
  if (active !== null) store.dispatch(pageRefreshed(active));
  if (router.state.errors) void reopenPage(router);
  void prefetchAppData(store, { forceRefetch: true });
  refetchActiveQueries(store);
}

/** Hidden pages hold no subscription, so only the queries of the visible page are fetched again. */
function refetchActiveQueries({ dispatch, getState }: PortalStore): void {
  const subscriberCount = subscriptionCounter(dispatch, baseApi);
  for (const [key, query] of Object.entries(getState()[baseApi.reducerPath].queries)) {
    if (!query || subscriberCount(key) === 0) continue;
    const { initiate } = baseApi.endpoints[query.endpointName as 'articlePage'];
    void dispatch(initiate(query.originalArgs as never, { subscribe: false, forceRefetch: true }));
  }
}
