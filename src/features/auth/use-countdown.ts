import { useCallback, useEffect, useState } from 'react';
import { useStorage } from '@/shared/config/config-context';

/**
 * A countdown that survives reload and navigation: its end time is stored, with the seconds that it lasts and a check
 * sum of the number or address that it is for.
 * @param key storage key of all three
 * @param recipient whose countdown is read: that of another number or address is none
 * @returns the seconds left (0 when idle), and a function that starts a countdown of the given seconds for a recipient
 */
export function useCountdown(
  key: string,
  recipient: string,
): [number, (seconds: number, recipient: string) => void] {
  const storage = useStorage();
  const [[end = 0, most, sum], setEnd] = useState(() => (storage.get(key) ?? '').split(' ').map(Number));
  const [now, setNow] = useState(() => Date.now());
  const left = sum === checkSum(recipient) ? secondsLeft(end, now, most) : 0;

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
    (seconds: number, to: string) => {
      const next = Date.now() + seconds * 1000;
      storage.set(key, `${next} ${seconds} ${checkSum(to)}`);
      setNow(Date.now());
      setEnd([next, seconds, checkSum(to)]);
    },
    [key, storage],
  );
  return [left, start];
}

/** Enough to tell a mistyped number from the right one, too little to find the number by. */
function checkSum(text: string): number {
  return [...text].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_536, 0);
}

/**
 * Whole seconds until `end`. An end further away than the seconds that the countdown lasts is ignored: the clock was set
 * back.
 */
export function secondsLeft(end: number, now: number, most = 24 * 60 * 60): number {
  const left = Math.ceil((end - now) / 1000);
  return left > 0 && left <= most ? left : 0;
}
