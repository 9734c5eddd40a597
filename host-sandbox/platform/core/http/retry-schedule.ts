/** Longest `retryAfter` of a rejected client, in milliseconds. */
const maxRetryAfterMs = 60_000;
/** Clients return at most this many milliseconds late: `retryAfter` is in whole seconds, and portals spread them. */
const maxLateMs = 5000;

/** Spreads the retries of clients that a full queue rejected: each is due at its own time, in the order of rejection. */
export interface RetrySchedule {
  /** Whether rejected clients are expected back, and this client is not one that is due. */
  mustYield(owner: string): boolean;
  /**
   * Schedules the retry of a rejected client. One that returned before it was due keeps its time; one that was due is
   * served next.
   * @param drainMs milliseconds until a full queue is empty
   * @param eachMs milliseconds that one client takes
   * @returns milliseconds until the retry
   */
  schedule(owner: string, drainMs: number, eachMs: number): number;
  /** Removes a client that was accepted. */
  remove(owner: string): void;
}

/** @param now monotonic clock in milliseconds */
export function createRetrySchedule(now: () => number): RetrySchedule {
  /** When each rejected client is due; the first entry was scheduled first. */
  const dueTimes = new Map<string, number>();
  let lastDueTime = -Infinity;

  function isDue(owner: string): boolean {
    const dueTime = dueTimes.get(owner);
    return dueTime !== undefined && dueTime <= now();
  }

  /** Removes clients that have not returned. */
  function removeAbsent(): void {
    for (const [owner, dueTime] of dueTimes) {
      if (dueTime > now() - maxRetryAfterMs) return;
      dueTimes.delete(owner);
    }
  }

  return {
    mustYield: (owner) => now() < lastDueTime + maxLateMs && !isDue(owner),
    schedule(owner, drainMs, eachMs) {
      removeAbsent();
      const former = dueTimes.get(owner);
      if (former !== undefined && former > now()) return former - now();
      const earliest = now() + drainMs;
      const dueTime =
        former === undefined
          ? Math.min(now() + maxRetryAfterMs, Math.max(earliest, lastDueTime + eachMs))
          : earliest;
      dueTimes.delete(owner);
      dueTimes.set(owner, dueTime);
      lastDueTime = Math.max(lastDueTime, dueTime);
      return dueTime - now();
    },
    remove: (owner) => dueTimes.delete(owner),
  };
}
