import { useEffect, useEffectEvent } from 'react';

/** Milliseconds that a timer waits at most; browsers fire one at once that waits for longer than 24 days. */
const maxTimeoutMs = 24 * 3_600_000;
/** The platform's clock may be a little behind. */
const clockSkewMs = 1000;

/**
 * Asks anew when one of the moments has come, such as the one at which enrolling opens, and when somebody comes back to
 * the page, since another tab or device may have changed what it shows.
 * @param times ISO 8601; those that are past, or no moments, count for nothing
 */
export function useRefetchAt(times: readonly string[], refetch: () => unknown): void {
  const refetchIfVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refetch();
  });
  const all = times.join();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scheduleNext = () => {
      const now = Date.now();
      const dueTimes = all.split(',').map((moment) => Date.parse(moment) + clockSkewMs);
      const next = Math.min(...dueTimes.filter((due) => due > now));
      if (next === Infinity) return;
      const onTimeout = () => {
        if (Date.now() >= next) refetchIfVisible();
        scheduleNext();
      };
      timer = setTimeout(onTimeout, Math.min(next - now, maxTimeoutMs));
    };
    const onVisibilityChange = () => {
      refetchIfVisible();
    };
    scheduleNext();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [all]);
}
