/** Milliseconds after which a portal that neither mounts nor fails counts as failed. */
const mountTimeoutMs = 15_000;

/** The work took too long; it may still be done later. */
export class TimeoutError extends Error {}

/** Rejects with a `TimeoutError` when the work takes too long. */
export async function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  let cancel = () => {};
  const timeout = new Promise<never>((_resolve, reject) => {
    cancel = startTimeout(reject);
  });
  return Promise.race([work, timeout]).finally(cancel);
}

/** Calls back with an error after the timeout. @returns cancels it */
export function startTimeout(onTimeout: (error: Error) => void): () => void {
  const timer = setTimeout(
    () => onTimeout(new TimeoutError(`${mountTimeoutMs / 1000} 秒内没有就绪`)),
    mountTimeoutMs,
  );
  return () => clearTimeout(timer);
}
