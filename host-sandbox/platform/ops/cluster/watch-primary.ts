import type { Cluster } from './start-cluster';

/** Milliseconds between two checks of the primary. */
const lookMs = 500;

/**
 * Fails over when the primary has ended.
 * @param onFailover called when the primary has ended, and with the result when the failover is over
 * @returns a teardown that waits for a failover in progress
 */
export function watchPrimary(
  { database, failOver }: Pick<Cluster, 'database' | 'failOver'>,
  onFailover: (state: 'started' | 'done' | { readonly error: unknown }) => void,
): () => Promise<void> {
  let working: Promise<void> | null = null;
  const timer = setInterval(() => {
    if (working || database.isPrimaryAlive()) return;
    onFailover('started');
    working = failOver()
      .then(
        () => onFailover('done'),
        (error: unknown) => onFailover({ error }),
      )
      .then(() => {
        working = null;
      });
  }, lookMs);
  return async () => {
    clearInterval(timer);
    await working;
  };
}
