import { isAnyOf } from '@reduxjs/toolkit';
import { hostTokenChanged, signedOut } from '@/session/session';
import type { Unsaved } from '@/shared/form/unsaved';
import type { PortalRouter } from '../routing/router';
import { shownPage } from '../routing/shown-page';
import type { PortalListeners, PortalStore } from '../store';
import { pagesDropped } from './kept-pages';
import { pageVisited, visitOf } from './page-visited';
import {
  allTabsClosed,
  neighbourOf,
  otherTabsClosed,
  selectTabs,
  tabClosed,
  tabsLeftClosed,
  tabsRightClosed,
} from './tabs';

const tabsClosed = isAnyOf(tabClosed, otherTabsClosed, tabsLeftClosed, tabsRightClosed, allTabsClosed);

/**
 * Tells the store of each page that is shown, and drops the pages whose tabs are closed: whoever looks at one of them
 * is led to its neighbour.
 * @returns stops
 */
export function watchVisits(
  router: PortalRouter,
  store: PortalStore,
  listeners: PortalListeners,
  unsaved: Unsaved,
): () => void {
  let told = '';
  const tell = () => {
    const visit = visitAt(router);
    // whether one may stay is not known before the guard has judged anew
    if (!visit || visit.address === told || router.state.revalidation !== 'idle') return;
    told = visit.address;
    store.dispatch(pageVisited({ ...visit, unsaved: unsaved.pages() }));
  };
  tell();
  // tabs or kept pages were emptied: the page one comes to next is new to them, the same address too
  const stopForgetting = listeners.startListening({
    matcher: isAnyOf(signedOut, hostTokenChanged),
    effect() {
      told = '';
    },
  });
  const stopListening = listeners.startListening({
    matcher: tabsClosed,
    effect(_action, { getState, getOriginalState, dispatch }) {
      const before = selectTabs(getOriginalState());
      const after = selectTabs(getState());
      const shown = visitAt(router)?.id ?? '';
      const next = neighbourOf(shown, before, after);
      const gone = before.filter((tab) => !after.includes(tab)).map(({ id }) => id);
      dispatch(pagesDropped(gone));
      if (next) void router.navigate(next.address);
    },
  });
  const unsubscribe = router.subscribe(tell);
  return () => {
    unsubscribe();
    stopForgetting();
    stopListening();
  };
}

/** The visit of the page within the frame that is shown; null on pages that stand alone, and while a navigation is under way. */
export function visitAt({ state, basename = '/' }: PortalRouter) {
  if (state.navigation.state !== 'idle') return null;
  const page = shownPage(state);
  if (page?.frame !== 'root') return null;
  const { pathname, search } = state.location;
  const path =
    basename !== '/' && pathname.startsWith(basename) ? pathname.slice(basename.length) || '/' : pathname;
  return visitOf(page, { pathname: path, search });
}
