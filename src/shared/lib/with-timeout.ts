/** Work took longer than `withTimeout` allows. */
export class TimeoutError extends Error {}

/**
 * Settles as `work` does. Rejects with TimeoutError after `milliseconds`, and with the signal's reason once it is aborted,
 * also if it was aborted before.
 */
export function withTimeout<Result>(
  work: Promise<Result>,
  milliseconds: number,
  signal?: AbortSignal,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new TimeoutError());
    }, milliseconds);
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    });
  });
}
