/** Calls that users wait for, so that less urgent work runs after them. */
export interface CallsInProgress {
  /** Counts a call until its work is settled. */
  count<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Resolves once no counted call is in progress, after `mostMs` at the latest. */
  none(mostMs: number): Promise<void>;
}

export function createCallsInProgress(): CallsInProgress {
  let running = 0;
  let waiting: (() => void)[] = [];
  return {
    async count(work) {
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
        if (running === 0) {
          for (const resolve of waiting) resolve();
          waiting = [];
        }
      }
    },
    none: (mostMs) =>
      new Promise((resolve) => {
        if (running === 0) return resolve();
        const timer = setTimeout(resolve, mostMs);
        waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      }),
  };
}
