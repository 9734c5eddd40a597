/** Milliseconds until work that failed is tried again; doubled with every failure in a row up to the longest. */
export const initialDelayMs = 1000;
export const maxDelayMs = 30_000;

export interface RetryLoop {
  /** Tries now, where it is not being tried: there is work, or what stood in its way is gone. */
  trigger(): void;
  /** True while the last try failed and the next one is waited for. */
  isWaiting(): boolean;
  dispose(): void;
}

/**
 * Does work until it is done, ever more slowly while it fails.
 * @param work `null` when done, else after how many milliseconds it may be tried again at the earliest
 * @param onChange told when a try begins or ends
 */
export function createRetryLoop(work: () => Promise<number | null>, onChange: () => void): RetryLoop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let again = false;
  let stopped = false;
  let failures = 0;

  async function attempt(): Promise<void> {
    busy = true;
    onChange();
    const rest = await work();
    busy = false;
    failures = rest === null ? 0 : failures + 1;
    if (stopped) return;
    if (rest !== null && !again)
      timer = setTimeout(kick, Math.max(rest, Math.min(maxDelayMs, initialDelayMs * 2 ** (failures - 1))));
    onChange();
    if (again) kick();
  }

  function kick(): void {
    if (stopped) return;
    again = busy;
    if (busy) return;
    clearTimeout(timer);
    timer = undefined;
    void attempt();
  }

  return {
    trigger: kick,
    isWaiting: () => timer !== undefined,
    dispose() {
      stopped = true;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
