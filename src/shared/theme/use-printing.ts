import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is printed. Renders synchronously: a later render would come after the printing. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useLayoutEffect(() => {
    const update = ({ type }: Event) => {
      flushSync(() => {
        setPrinting(type === 'beforeprint');
      });
    };
    window.addEventListener('beforeprint', update);
    window.addEventListener('afterprint', update);
    return () => {
      window.removeEventListener('beforeprint', update);
      window.removeEventListener('afterprint', update);
    };
  }, []);
  return printing;
}
