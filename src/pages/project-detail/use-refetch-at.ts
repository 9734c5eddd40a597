import { useEffect, useEffectEvent } from 'react';

/** Browsers fire timeouts of more than 24 days at once. */
const maxTimeoutMs = 24 * 3_600_000;
/** The platform's clock may be slightly behind. */
const clockSkewMs = 1000;

/**
 * Refetches when one of the times has come, such as the start of enrolment. A time that comes while the page is hidden
 * is left to `refetchOnFocus`.
 * @param times ISO 8601; past and invalid ones are ignored
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
      const dueTimes = all.split(',').map((time) => Date.parse(time) + clockSkewMs);
      const next = Math.min(...dueTimes.filter((due) => due > now));
      if (next === Infinity) return;
      const onTimeout = () => {
        if (Date.now() >= next) refetchIfVisible();
        scheduleNext();
      };
      timer = setTimeout(onTimeout, Math.min(next - now, maxTimeoutMs));
    };
    scheduleNext();
    return () => {
      clearTimeout(timer);
    };
  }, [all]);
}
