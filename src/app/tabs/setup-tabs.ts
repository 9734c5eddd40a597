import { isAnyOf } from '@reduxjs/toolkit';
import { hostTokenChanged, signedOut } from '@/session/session';
import type { UnsavedChanges } from '@/shared/form/unsaved-changes';
import type { PortalRouter } from '../router/router';
import { currentPage } from '../router/current-page';
import type { PortalListeners, PortalStore } from '../store/store';
import { cachedPagesEvicted } from '../store/keep-alive-slice';
import { pageOpened, pageEntryFor } from '../store/page-entry';
import {
  allTabsClosed,
  nextActiveTab,
  otherTabsClosed,
  selectTabs,
  tabClosed,
  tabsLeftClosed,
  tabsRightClosed,
} from '../store/tabs-slice';

const tabsClosed = isAnyOf(tabClosed, otherTabsClosed, tabsLeftClosed, tabsRightClosed, allTabsClosed);

/**
 * Tells the store of each page that is shown, and drops the pages whose tabs are closed: whoever looks at one of them
 * is led to its neighbour.
 * @returns stops
 */
export function setupTabs(
  router: PortalRouter,
  store: PortalStore,
  listeners: PortalListeners,
  unsaved: UnsavedChanges,
): () => void {
  let lastAddress = '';
  const openActivePage = () => {
    const entry = activePageEntry(router);
    // whether one may stay is not known before the guard has judged anew
    if (!entry || entry.address === lastAddress || router.state.revalidation !== 'idle') return;
    lastAddress = entry.address;
    store.dispatch(pageOpened({ ...entry, unsaved: unsaved.pages() }));
  };
  openActivePage();
  // tabs or kept pages were emptied: the page one comes to next is new to them, the same address too
  const stopResetting = listeners.startListening({
    matcher: isAnyOf(signedOut, hostTokenChanged),
    effect() {
      lastAddress = '';
    },
  });
  const stopListening = listeners.startListening({
    matcher: tabsClosed,
    effect(_action, { getState, getOriginalState, dispatch }) {
      const before = selectTabs(getOriginalState());
      const after = selectTabs(getState());
      const shown = activePageEntry(router)?.id ?? '';
      const next = nextActiveTab(shown, before, after);
      const closedIds = before.filter((tab) => !after.includes(tab)).map(({ id }) => id);
      dispatch(cachedPagesEvicted(closedIds));
      if (next) void router.navigate(next.address);
    },
  });
  const unsubscribe = router.subscribe(openActivePage);
  return () => {
    unsubscribe();
    stopResetting();
    stopListening();
  };
}

/** The visit of the page within the frame that is shown; null on pages that stand alone, and while a navigation is under way. */
export function activePageEntry({ state, basename = '/' }: PortalRouter) {
  if (state.navigation.state !== 'idle') return null;
  const page = currentPage(state);
  if (page?.layout !== 'main') return null;
  const { pathname, search } = state.location;
  const path =
    basename !== '/' && pathname.startsWith(basename) ? pathname.slice(basename.length) || '/' : pathname;
  return pageEntryFor(page, { pathname: path, search });
}
