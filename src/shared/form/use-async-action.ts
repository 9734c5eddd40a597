import { useRef, useState } from 'react';

/**
 * Work that a second press does not begin again while it is under way.
 * @returns what begins it, and whether it is under way
 */
export function useAsyncAction<Args extends unknown[]>(
  work: (...args: Args) => Promise<void>,
): [(...args: Args) => void, boolean] {
  const isRunning = useRef(false);
  const [busy, setBusy] = useState(false);
  const start = (...args: Args) => {
    if (isRunning.current) return; // the state tells a second press of the same moment too late
    isRunning.current = true;
    setBusy(true);
    void work(...args).finally(() => {
      isRunning.current = false;
      setBusy(false);
    });
  };
  return [start, busy];
}
