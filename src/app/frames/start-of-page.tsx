import { use, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState, useLocation } from 'react-router-dom';
import { useLook } from '@/shared/theme/look-context';

/**
 * In place of ScrollRestoration where the address is ours alone: the window's scroll is the host's, so all we do is
 * bring the beginning of another page into view, if it is above and the way there does not say to stay.
 */
export function StartOfPage() {
  const { root } = useLook();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const keepsScroll = use(RouterState)?.preventScrollReset === true;
  const last = useRef(address);
  useEffect(() => {
    if (last.current === address) return;
    last.current = address;
    if (keepsScroll) return;
    if (root.getBoundingClientRect().top < 0) root.scrollIntoView();
  }, [address, keepsScroll, root]);
  return null;
}
