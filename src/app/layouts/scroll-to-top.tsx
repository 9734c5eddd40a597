import { use, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState, useLocation } from 'react-router-dom';
import { usePortal } from '../portal-context';
import { useAppearance } from '@/shared/theme/appearance-context';

/**
 * In a host, which may scroll an element of its own in place of the window: all we do about that is bring the beginning
 * of another page into view, if it is above and the way there does not say to stay. With hash history a scrolled window
 * is where ScrollRestoration has put it.
 */
export function ScrollToTop() {
  const { history } = usePortal();
  const { root } = useAppearance();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const keepsScroll = use(RouterState)?.preventScrollReset === true;
  const last = useRef(address);
  useEffect(() => {
    if (last.current === address) return;
    last.current = address;
    if (keepsScroll || (history === 'hash' && window.scrollY > 0)) return;
    if (root.getBoundingClientRect().top < 0) root.scrollIntoView();
  }, [address, history, keepsScroll, root]);
  return null;
}
