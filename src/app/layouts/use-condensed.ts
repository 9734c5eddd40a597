import { useEffect, useRef, useState } from 'react';

/**
 * Whether the page is scrolled so far that the sticky header shows its first row only.
 * @param enabled false: never
 * @returns ref of an element at the top of the page, as high as the whole header
 */
export function useCondensed(enabled: boolean) {
  const sentinel = useRef<HTMLElement>(null);
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!enabled || !sentinel.current || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      setPast(entry !== undefined && !entry.isIntersecting);
    });
    observer.observe(sentinel.current);
    return () => {
      observer.disconnect();
    };
  }, [enabled]);
  return { isCondensed: enabled && isPast, sentinel };
}
