import { setupListeners } from '@reduxjs/toolkit/query';
import type { PortalConfig } from '@/shared/config/schema';
import { setupTogether } from '@/shared/lib/disposer';
import { onOnline } from '@/shared/lib/page-events';
import type { KeyedStorage } from '@/shared/lib/storage';
import type { PortalRouter } from '../router/current-page';
import { prefetchAppData } from '../store/prefetch-app-data';
import type { PortalListeners, PortalStore } from '../store/store';
import { setupMessagesTabSync } from './messages-tab-sync';
import { setupPendingProgressUpload } from './pending-progress-upload';

export interface BackgroundDeps {
  store: PortalStore;
  listeners: PortalListeners;
  router: PortalRouter;
  storage: KeyedStorage;
  config: Pick<PortalConfig, 'storagePrefix'>;
}

/** Work that belongs to no page. @returns dispose */
export function setupBackgroundWork({
  store,
  listeners,
  router,
  storage,
  config,
}: BackgroundDeps): () => void {
  return setupTogether((add) => {
    // focus and network events for queries with `refetchOnFocus` or `skipPollingIfUnfocused`
    add(setupListeners(store.dispatch));
    // after an outage: loads the app data that is missing; pages repeat their own queries
    add(onOnline(() => void prefetchAppData(store)));
    add(setupMessagesTabSync(store, listeners, config.storagePrefix));
    add(setupPendingProgressUpload(store, router, storage));
  }).dispose;
}
