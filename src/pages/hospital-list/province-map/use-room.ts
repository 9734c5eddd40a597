import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether what is around an element is wide enough, whatever the window's width: in a host it is not ours.
 * @param least pixels
 * @returns `holder`, the ref of the element, and `hasRoom`
 */
export function useRoom(least: number) {
  const holder = useRef<HTMLDivElement>(null);
  const [hasRoom, setHasRoom] = useState(true);
  useLayoutEffect(() => {
    const around = holder.current?.parentElement;
    if (!around || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => {
      // without a width it is not shown
      if (around.clientWidth > 0) setHasRoom(around.clientWidth >= least);
    });
    observer.observe(around);
    return () => {
      observer.disconnect();
    };
  }, [least]);
  return { holder, hasRoom };
}
