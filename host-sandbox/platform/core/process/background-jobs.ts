import { isConnectionError, isReadTimeout } from '../db/errors';

/** Reports an error of a background job, which belongs to no request. */
export type ReportFailure = (error: unknown) => void;

/**
 * Runs tasks one after the other; one that fails, or takes too long, is reported and stops no other. While the database
 * is unreachable the rest is left to the next run, and requests report it.
 */
export async function runIndependently(
  tasks: readonly (() => PromiseLike<unknown>)[],
  reportFailure: ReportFailure,
): Promise<void> {
  for (const task of tasks)
    try {
      await task();
    } catch (error) {
      if (isConnectionError(error) && !isReadTimeout(error)) return;
      reportFailure(error);
    }
}

/**
 * Repeats a job that is safe in several processes. While a run lasts, no other one begins.
 * @returns a teardown that waits for a running job
 */
export function setupRepeated(
  work: () => Promise<void>,
  everyMs: number,
  reportFailure: ReportFailure,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= runIndependently([work], reportFailure).finally(() => (running = null));
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
