/** Longest time in milliseconds after which a rejected client is asked to come back. */
const maxWaitMs = 60_000;
/** Clients come this much later than asked, in milliseconds: times are whole seconds, and portals spread them. */
const lateMs = 5000;

/** The times at which those who found a queue full come back: each its own, in the order of their first rejection. */
export interface ReturnTimes {
  /** Whether places are kept for clients that were rejected before, and this one is none of those whose time has come. */
  isBehindOthers(owner: string): boolean;
  /**
   * Gives a rejected client its time. One that comes too early keeps it, and one that came in time and found no place is
   * next.
   * @param drainMs milliseconds until a full queue is empty
   * @param eachMs milliseconds that one client takes
   * @returns milliseconds from now
   */
  give(owner: string, drainMs: number, eachMs: number): number;
  /** The client has got its place. */
  forget(owner: string): void;
}

/** @param now monotonic clock in milliseconds */
export function createReturnTimes(now: () => number): ReturnTimes {
  const times = new Map<string, number>();
  let last = -Infinity;

  /** Forgets clients that have not come; the oldest come first. */
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
