import { useEffect, useRef, type RefObject } from 'react';

/**
 * True while the component is shown: not after it was unmounted, nor while `<Activity>` hides it. A late response must
 * not navigate a user who has left the page.
 */
export function useIsShown(): Readonly<RefObject<boolean>> {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
