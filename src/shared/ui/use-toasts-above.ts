import { useEffect } from 'react';
import { useAppearance } from '../theme/appearance-context';

/** Height in pixels at the lower edge of the window that a toast takes, with its distance from the edge. */
const toastHeight = 120;

/** Shows toasts above an element while it is at the lower edge of the window, where they would cover it. */
export function useToastsAbove(element: HTMLElement | null): void {
  const { root, popups = root } = useAppearance();
  useEffect(() => {
    if (!element) return undefined;
    const measure = () => {
      const { top, bottom } = element.getBoundingClientRect();
      const isAtEdge = top < window.innerHeight && bottom > window.innerHeight - toastHeight;
      if (isAtEdge) popups.style.setProperty('--p-toasts', `${Math.round(window.innerHeight - top)}px`);
      else popups.style.removeProperty('--p-toasts');
    };
    measure();
    // what loads above the element moves it
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : null;
    observer?.observe(root);
    // a host may scroll an element in place of the window
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', measure, options);
    window.addEventListener('resize', measure);
    return () => {
      observer?.disconnect();
      window.removeEventListener('scroll', measure, options);
      window.removeEventListener('resize', measure);
      popups.style.removeProperty('--p-toasts');
    };
  }, [element, root, popups]);
}
