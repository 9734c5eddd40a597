import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether what is around an element is wide enough, whatever the window's width: in a host it is not ours.
 * @param minWidth pixels
 * @returns `holder`, the ref of the element, and `hasRoom`
 */
export function useHasWidth(minWidth: number) {
  const container = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(true);
  useLayoutEffect(() => {
    const around = container.current?.parentElement;
    if (!around || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => {
      // without a width it is not shown
      if (around.clientWidth > 0) setIsWide(around.clientWidth >= minWidth);
    });
    observer.observe(around);
    return () => {
      observer.disconnect();
    };
  }, [minWidth]);
  return { holder: container, hasRoom: isWide };
}
