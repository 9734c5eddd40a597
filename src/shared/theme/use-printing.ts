import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. It is drawn anew at once then: what comes later misses the paper. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useLayoutEffect(() => {
    const become = ({ type }: Event) => {
      flushSync(() => {
        setPrinting(type === 'beforeprint');
      });
    };
    window.addEventListener('beforeprint', become);
    window.addEventListener('afterprint', become);
    return () => {
      window.removeEventListener('beforeprint', become);
      window.removeEventListener('afterprint', become);
    };
  }, []);
  return printing;
}
