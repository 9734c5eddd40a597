import { useCallback, useEffect, useState } from 'react';
import { useStorage } from '@/shared/config/config-context';

/**
 * A countdown that survives reload and navigation: its end time is stored, with the seconds that it lasts.
 * @param key storage key of both
 * @returns the seconds left (0 when idle), and a function that starts a countdown of the given seconds
 */
export function useCountdown(key: string): [number, (seconds: number) => void] {
  const storage = useStorage();
  const [[end = 0, most], setEnd] = useState(() => (storage.get(key) ?? '').split(' ').map(Number));
  const [now, setNow] = useState(() => Date.now());
  const left = secondsLeft(end, now, most);

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
      storage.set(key, `${next} ${seconds}`);
      setNow(Date.now());
      setEnd([next, seconds]);
    },
    [key, storage],
  );
  return [left, start];
}

/**
 * Whole seconds until `end`. An end further away than the seconds that the countdown lasts is ignored: the clock was set
 * back.
 */
export function secondsLeft(end: number, now: number, most = 24 * 60 * 60): number {
  const left = Math.ceil((end - now) / 1000);
  return left > 0 && left <= most ? left : 0;
}
