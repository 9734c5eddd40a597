import { useEffect, useState } from 'react';

/** Which children of a scrolled element are in its view, or one view away from it; they are counted from 1. */
export function useVisiblePages(scroller: HTMLElement | null, count: number): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    if (!scroller) return undefined;
    const places = new Map<Element, number>();
    const observer = new IntersectionObserver(
      (entries) => {
        setNear((before) => {
          const next = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const place = places.get(target) ?? 0;
            if (isIntersecting) next.add(place);
            else next.delete(place);
          }
          return next;
        });
      },
      { root: scroller, rootMargin: '100% 0px' },
    );
    for (const [index, child] of [...scroller.children].slice(0, count).entries()) {
      places.set(child, index + 1);
      observer.observe(child);
    }
    return () => {
      observer.disconnect();
      setNear(new Set());
    };
  }, [scroller, count]);
  return near;
}
