/** Milliseconds before an attempt after some failures in a row: doubled with each of them, up to `max`. */
export function backoffDelay(failures: number, { first, max }: { first: number; max: number }): number {
  return Math.min(max, first * 2 ** (failures - 1));
}

export interface RetryLoop {
  /** Tries now: there is work, or the network is back. A trigger during an attempt causes another one after it. */
  trigger(): void;
  /** True while the last attempt failed and the next one is scheduled. */
  isWaiting(): boolean;
  dispose(): void;
}

/** Milliseconds between the attempts of a retry loop. */
export const retryDelays = { first: 1000, max: 30_000 };

/**
 * Repeats work until it succeeds, with a growing delay after each failure in a row.
 * @param work returns `null` on success, else the minimum milliseconds to wait
 * @param onChange called when an attempt starts or ends
 */
export function createRetryLoop(work: () => Promise<number | null>, onChange: () => void): RetryLoop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isTriggeredAgain = false;
  let isDisposed = false;
  let failures = 0;

  async function run(): Promise<void> {
    isRunning = true;
    onChange();
    const minDelay = await work();
    isRunning = false;
    failures = minDelay === null ? 0 : failures + 1;
    if (isDisposed) return;
    if (minDelay !== null && !isTriggeredAgain)
      timer = setTimeout(trigger, Math.max(minDelay, backoffDelay(failures, retryDelays)));
    onChange();
    if (isTriggeredAgain) trigger();
  }

  function trigger(): void {
    if (isDisposed) return;
    isTriggeredAgain = isRunning;
    if (isRunning) return;
    clearTimeout(timer);
    timer = undefined;
    void run();
  }

  return {
    trigger,
    isWaiting: () => timer !== undefined,
    dispose() {
      isDisposed = true;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
