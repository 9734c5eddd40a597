import { useCallback, useEffect, useState } from 'react';
import { useStorage } from '@/shared/config/config-context';

/**
 * Seconds left of a wait that outlives reload and route: only the moment of its end is stored.
 * @param key where that moment is stored
 * @returns the seconds left, 0 when there is no wait, and a function that starts a wait of so many seconds
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

/** Whole seconds until `end`; an end further away than a day is the work of a clock that was set back. */
export function secondsLeft(end: number, now: number): number {
  const left = Math.ceil((end - now) / 1000);
  return left > 0 && left <= 24 * 60 * 60 ? left : 0;
}
