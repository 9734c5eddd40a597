import {
  use,
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { selectReauth } from '@/session/reauth-slice';
import { messages } from '@/shared/api/messages';
import { DataRouterStateContext } from '@/shared/lib/library-internals';
import { onNetworkChange } from '@/shared/lib/page-events';
import { useCapabilities } from '@/shared/config/config-context';
import { paths } from '@/shared/routes/paths';
import { useAppearance } from '@/shared/theme/appearance-context';
import { PageErrorsProvider } from '@/shared/ui/query/page-errors';
import { HostEventsLoader } from '../host-events/host-events-loader';
import { NewVersionNotice } from '../new-version/new-version-notice';
import { usePortal } from '../portal-context';
import { ReauthDialogOutlet } from '../reauth/reauth-dialog-outlet';
import { selectTheme } from '../store/settings-slice';
import { usePortalSelector } from '../store/store';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { scrollWindow } from './scroll-positions';
import styles from './layouts.module.css';
import { NetworkBanner } from './network-banner';

/** Around all pages. The key renders the pages again when another user signs in (R10.39). */
export function RootLayout() {
  const { embedded, history, revealPortal } = usePortal();
  const { generation } = usePortalSelector(selectReauth);
  const scrollY = useRef(0);
  // Before the layout effects of `WindowScroll`, which goes to the top.
  useInsertionEffect(() => {
    scrollY.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    revealPortal(scrollY.current);
  }, [revealPortal]);
  useSearchShortcut();
  useFocusOnNavigation();
  return (
    <>
      <PageErrorsProvider key={generation}>
        <Outlet />
        {embedded && <HostEventsLoader />}
      </PageErrorsProvider>
      <ReauthDialogOutlet />
      <OfflineBanner />
      <NetworkBanner />
      <NewVersionNotice />
      {history === 'hash' && <WindowScroll />}
      {embedded && <ScrollToTop />}
      {embedded && <ShownPageReport />}
    </>
  );
}

/** Reports each page once it is rendered, for the handle of the host. */
function ShownPageReport() {
  const { reportShown } = usePortal();
  const { state } = useNavigation();
  const { key } = useLocation();
  useEffect(() => {
    if (state === 'idle') reportShown(key);
  }, [state, key, reportShown]);
  return null;
}

/** Shown while there is no network. */
function OfflineBanner() {
  const isOnline = useSyncExternalStore(onNetworkChange, () => navigator.onLine);
  return isOnline ? null : (
    <div role="alert" className={styles.offline}>
      <FormattedMessage {...messages.offline} />
    </div>
  );
}

/** Scrolls the window to the stored position of each page, else to its top; see `setupScrollPositions`. */
function WindowScroll() {
  const { root } = useAppearance();
  const location = useLocation();
  const { restoreScrollPosition: stored = null, preventScrollReset } = use(DataRouterStateContext) ?? {};
  useEffect(() => {
    const { scrollRestoration } = window.history;
    const set = (value: ScrollRestoration) => {
      window.history.scrollRestoration = value;
    };
    const setBack = () => {
      set(scrollRestoration);
    };
    set('manual');
    // the browser scrolls at a reload, before the portal is there
    window.addEventListener('pagehide', setBack);
    return () => {
      setBack();
      window.removeEventListener('pagehide', setBack);
    };
  }, []);
  useLayoutEffect(() => {
    if (typeof stored === 'number') return scrollWindow(root, stored);
    if (stored === null && preventScrollReset !== true) window.scrollTo(0, 0);
    return undefined;
  }, [location, root, stored, preventScrollReset]);
  return null;
}

/**
 * Scrolls to the top of a new page in a host, which may scroll an element instead of the window. With hash history,
 * `WindowScroll` scrolls the window.
 */
function ScrollToTop() {
  const { history } = usePortal();
  const { root } = useAppearance();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const preventScrollReset = use(DataRouterStateContext)?.preventScrollReset === true;
  const last = useRef(address);
  useEffect(() => {
    if (last.current === address) return;
    last.current = address;
    if (preventScrollReset || (history === 'hash' && window.scrollY > 0)) return;
    if (root.getBoundingClientRect().top < 0) root.scrollIntoView();
  }, [address, history, preventScrollReset, root]);
  return null;
}

/**
 * Ctrl+K or ⌘K opens the search while the theme settings show it (R10.75), but not from a dialog. In a host the
 * shortcut works only while the focus is inside the portal.
 */
function useSearchShortcut(): void {
  const { embedded } = usePortal();
  const { root } = useAppearance();
  const { showSearch } = usePortalSelector(selectTheme);
  const canSearch = useCapabilities().has('search') && showSearch;
  const navigate = useNavigate();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchShortcut(event) || event.defaultPrevented || isInDialog(event.target)) return;
    event.preventDefault();
    void navigate(paths.search.href());
  });
  // Before the first paint, because a user may press the keys as soon as the page is visible.
  useLayoutEffect(() => {
    if (!canSearch) return undefined;
    const target: EventTarget = embedded ? root : document;
    const listen = (event: Event) => {
      press(event as KeyboardEvent);
    };
    target.addEventListener('keydown', listen);
    return () => {
      target.removeEventListener('keydown', listen);
    };
  }, [embedded, root, canSearch]);
}

function isSearchShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=dialog]') !== null;
