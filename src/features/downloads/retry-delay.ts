/** Seconds before the next try, by how many were in vain. */
const delaySeconds = [1, 2, 4, 8, 15, 30] as const;

/** Waits before the next try: longer each time it was in vain, and no longer than until the network is back. */
export function retryDelay(failedAttempts: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, (delaySeconds[failedAttempts] ?? 30) * 1000);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
