import { useRef, useState } from 'react';

/**
 * Work that a second press does not begin again while it is under way.
 * @returns what begins it, and whether it is under way
 */
export function useOnce<Args extends unknown[]>(
  work: (...args: Args) => Promise<void>,
): [(...args: Args) => void, boolean] {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const begin = (...args: Args) => {
    if (underWay.current) return; // the state tells a second press of the same moment too late
    underWay.current = true;
    setBusy(true);
    void work(...args).finally(() => {
      underWay.current = false;
      setBusy(false);
    });
  };
  return [begin, busy];
}
