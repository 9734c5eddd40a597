import { useCallback, useEffect, useState } from 'react';
import { useStorage } from '@/shared/config/config-context';

/**
 * A countdown that survives reload and navigation: only its end time is stored.
 * @param key storage key of the end time
 * @returns the seconds left (0 when idle), and a function that starts a countdown of the given seconds
 */
export function useCountdown(key: string): [number, (seconds: number) => void] {
  const storage = useStorage();
  const [end, setEnd] = useState(() => Number(storage.get(key) ?? 0) || 0);
  const [now, setNow] = useState(() => Date.now());
  const left = secondsLeft(end, now);

  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 250);
    return () => {
      clearInterval(timer);
    };
  }, [left]);

  const start = useCallback(
    (seconds: number) => {
      const next = Date.now() + seconds * 1000;
      storage.set(key, String(next));
      setNow(Date.now());
      setEnd(next);
    },
    [key, storage],
  );
  return [left, start];
}

/** Whole seconds until `end`. An end more than a day away is ignored: the clock was set back. */
export function secondsLeft(end: number, now: number): number {
  const left = Math.ceil((end - now) / 1000);
  return left > 0 && left <= 24 * 60 * 60 ? left : 0;
}
