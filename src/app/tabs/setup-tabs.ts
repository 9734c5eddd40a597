import { isAnyOf } from '@reduxjs/toolkit';
import { reauthDiscarded } from '@/session/reauth-slice';
import { hostTokenChanged, sessionExpired, signedOut } from '@/session/session';
import type { UnsavedChanges } from '@/shared/form/unsaved-changes';
import { activePageEntry, type PortalRouter } from '../router/current-page';
import { cachedPagesEvicted } from '../store/keep-alive-slice';
import { pageOpened, pagesCleared } from '../store/page-entry';
import type { PortalListeners, PortalStore } from '../store/store';
import {
  allTabsClosed,
  nextActiveTab,
  otherTabsClosed,
  selectTabs,
  tabClosed,
  tabsLeftClosed,
  tabsRightClosed,
} from '../store/tabs-slice';

export interface TabsDeps {
  router: PortalRouter;
  store: PortalStore;
  listeners: PortalListeners;
  unsaved: UnsavedChanges;
}

const tabsClosed = isAnyOf(tabClosed, otherTabsClosed, tabsLeftClosed, tabsRightClosed, allTabsClosed);

/**
 * Opens a tab for each page that becomes active, evicts the pages whose tabs are closed, and when the active tab is
 * closed, opens its neighbour.
 * @returns dispose
 */
export function setupTabs({ router, store, listeners, unsaved }: TabsDeps): () => void {
  let lastAddress = '';
  const openActivePage = () => {
    const entry = activePageEntry(router);
    // during a revalidation the guard may still redirect
    if (!entry || entry.address === lastAddress || router.state.revalidation !== 'idle') return;
    lastAddress = entry.address;
    store.dispatch(pageOpened({ ...entry, unsaved: unsaved.pages() }));
  };
  openActivePage();
  // these actions may empty the tabs or the cached pages, so the same address has to be opened again
  const disposeReset = listeners.startListening({
    matcher: isAnyOf(signedOut, sessionExpired, reauthDiscarded, hostTokenChanged, pagesCleared),
    effect() {
      lastAddress = '';
    },
  });
  const disposeClose = listeners.startListening({
    matcher: tabsClosed,
    effect(_action, { getState, getOriginalState, dispatch }) {
      const before = selectTabs(getOriginalState());
      const after = selectTabs(getState());
      const activeId = activePageEntry(router)?.id ?? '';
      const next = nextActiveTab(activeId, before, after);
      const closedIds = before.filter((tab) => !after.includes(tab)).map(({ id }) => id);
      dispatch(cachedPagesEvicted(closedIds));
      if (next) void router.navigate(next.address);
    },
  });
  const unsubscribe = router.subscribe(openActivePage);
  return () => {
    unsubscribe();
    disposeReset();
    disposeClose();
  };
}
