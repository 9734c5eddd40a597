import { cacheKeys, platformApi } from '@/shared/api/platform-api';
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
}: {
  store: PortalStore;
  router: PortalRouter;
  cache: StampedCache;
  bar: ProgressBar;
}): void {
  bar.flash(barMs);
  cache.clear(Object.values(cacheKeys));
  const shown = visitAt(router);
  if (shown) store.dispatch(pageReloaded(shown.id));
  store.dispatch(platformApi.util.resetApiState());
  void startUp(store);
}
