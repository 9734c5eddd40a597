import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the height of an element in a css variable of another one, for what has to stand below it.
 * @returns the ref of the element to measure
 */
export function useElementHeightVar(holder: RefObject<HTMLElement | null>, isOn: boolean, variable: string) {
  const measured = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = measured.current;
    const style = holder.current?.style;
    if (!isOn || !element || !style || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => {
      style.setProperty(variable, `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(variable);
    };
  }, [holder, isOn, variable]);
  return measured;
}
