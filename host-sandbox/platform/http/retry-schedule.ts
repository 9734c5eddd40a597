/** Longest `retryAfter` of a rejected client, in milliseconds. */
const maxWaitMs = 60_000;
/** Clients return at most this many milliseconds after their time: times are whole seconds, and portals spread them. */
const lateMs = 5000;

/**
 * The times at which clients rejected by a full queue may return: each at its own time, in the order of their first
 * rejection.
 */
export interface RetrySchedule {
  /** Whether capacity is reserved for clients that were rejected before, and this one's time has not come. */
  isBehindOthers(owner: string): boolean;
  /**
   * Gives a rejected client its time. A client that returns too early keeps its time; one that returned in time to a queue
   * that was full again is served next.
   * @param drainMs milliseconds until a full queue is empty
   * @param eachMs milliseconds that one client takes
   * @returns milliseconds from now
   */
  give(owner: string, drainMs: number, eachMs: number): number;
  /** The client was accepted. */
  forget(owner: string): void;
}

/** @param now monotonic clock in milliseconds */
export function createRetrySchedule(now: () => number): RetrySchedule {
  const times = new Map<string, number>();
  let last = -Infinity;

  /** Forgets clients that have not returned, the oldest first. */
  function forgetAbsent(): void {
    for (const [owner, time] of times) {
      if (time > now() - maxWaitMs) return;
      times.delete(owner);
    }
  }

  return {
    isBehindOthers: (owner) => last + lateMs > now() && !((times.get(owner) ?? Infinity) <= now()),
    give(owner, drainMs, eachMs) {
      forgetAbsent();
      const given = times.get(owner);
      if (given !== undefined && given > now()) return given - now();
      times.delete(owner);
      const next = now() + drainMs;
      const time = given === undefined ? Math.min(now() + maxWaitMs, Math.max(last + eachMs, next)) : next;
      times.set(owner, time);
      last = Math.max(last, time);
      return time - now();
    },
    forget: (owner) => times.delete(owner),
  };
}
