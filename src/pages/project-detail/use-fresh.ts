import { useEffect, useEffectEvent } from 'react';

/** Milliseconds that a timer waits at most; browsers fire one at once that waits for longer than 24 days. */
const longestWait = 24 * 3_600_000;
/** The platform's clock may be a little behind. */
const grace = 1000;

/**
 * Asks anew when one of the moments has come, such as the one at which enrolling opens, and when somebody comes back to
 * the page, since another tab or device may have changed what it shows.
 * @param moments ISO 8601; those that are past, or no moments, count for nothing
 */
export function useFresh(moments: readonly string[], ask: () => unknown): void {
  const askIfSeen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') ask();
  });
  const all = moments.join();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitForNext = () => {
      const now = Date.now();
      const dues = all.split(',').map((moment) => Date.parse(moment) + grace);
      const next = Math.min(...dues.filter((due) => due > now));
      if (next === Infinity) return;
      const onTime = () => {
        if (Date.now() >= next) askIfSeen();
        waitForNext();
      };
      timer = setTimeout(onTime, Math.min(next - now, longestWait));
    };
    const onSeen = () => {
      askIfSeen();
    };
    waitForNext();
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [all]);
}
