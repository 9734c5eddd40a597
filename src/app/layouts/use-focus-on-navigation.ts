import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppearance } from '@/shared/theme/appearance-context';
import { isFocusLost } from '@/shared/ui/use-focus-fallback';
import { usePortal } from '../portal-context';

/**
 * Moves the focus to the content after a change of page, so that a screen reader starts there. In a host, only when the
 * focus was in the portal or is lost: the host moves it itself after a link of its own.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const { embedded } = usePortal();
  const { root, popups = root } = useAppearance();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const tree = root.getRootNode() as Document | ShadowRoot;
    const focused = tree.activeElement;
    const isOurs = [root, popups].some((element) => element.contains(focused));
    if (!embedded || isOurs || isFocusLost()) root.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname, embedded, root, popups]);
}
