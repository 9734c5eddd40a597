import { isObject } from '@/contracts/tolerant-reader';
import type { KeyedStorage } from '@/shared/lib/storage';
import type { PortalHistory } from '../router/history';
import type { PortalRouter } from '../router/current-page';
import { scrollKey } from './scroll-key';

const storageKey = 'scroll-positions';

/** The parts of React Router that store a position before each navigation. */
type ScrollRouter = Pick<PortalRouter, 'state' | 'enableScrollRestoration'>;

/**
 * Stores the scroll position of the window for each page, and gives it to the router, also after a reload and when the
 * user comes back from a page of the host. `RootLayout` scrolls.
 * @returns dispose
 */
export function setupScrollPositions(
  router: ScrollRouter,
  { kind, ownsHash }: PortalHistory,
  element: HTMLElement,
  storage: KeyedStorage,
): () => void {
  if (kind === 'memory') return () => {};
  const positions = parse(storage.get(storageKey) ?? '{}');
  const stop = router.enableScrollRestoration(positions, () => window.scrollY, scrollKey);
  let top = window.scrollY;
  const remember = () => {
    // a host shows its next page, and scrolls it, before it unmounts the portal
    if (ownsHash() && element.getClientRects().length > 0) top = window.scrollY;
  };
  const save = () => {
    const { location, navigation } = router.state;
    if (navigation.state === 'idle') positions[scrollKey(location)] = top;
    storage.set(storageKey, JSON.stringify(positions));
  };
  const leavePage = () => {
    remember();
    save();
  };
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('pagehide', leavePage);
  return () => {
    save();
    stop();
    window.removeEventListener('scroll', remember);
    window.removeEventListener('pagehide', leavePage);
  };
}

/** The stored positions; others write to this storage, too. */
function parse(text: string): Record<string, number> {
  try {
    const stored = JSON.parse(text) as unknown;
    return isObject(stored) ? (stored as Record<string, number>) : {};
  } catch {
    return {};
  }
}

const inputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the window to a stored position: again each time the page has grown, since its data may arrive later, until the
 * user does something.
 * @returns stops it
 */
export function scrollWindow(root: HTMLElement, top: number): () => void {
  const stop = () => {
    growth.disconnect();
    for (const type of inputEvents) window.removeEventListener(type, stop);
  };
  const scroll = () => {
    window.scrollTo(0, top);
    if (window.scrollY + 1 > top) stop();
  };
  const growth = new ResizeObserver(scroll);
  growth.observe(root);
  for (const type of inputEvents) window.addEventListener(type, stop, { passive: true });
  scroll();
  return stop;
}
