import { useEffect, useState, type RefObject } from 'react';

/** Space that is to stay above and below, in px. */
const margins = 48;

/** True while all of an element fits into the window, whatever its text and the size of it. */
export function useFitsView(element: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const measured = element.current;
    if (!measured || typeof ResizeObserver !== 'function') return undefined;
    const measure = () => {
      setFits(measured.offsetHeight <= window.innerHeight - margins);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [element]);
  return fits;
}
