import { interceptQueries } from './intercept-queries';

/** Makes a database client break at a chosen query, as a lost connection would, or stand still; in transactions too. */
export function makeFaultyClient() {
  let queriesLeft: number | null = null;
  let standing: Promise<void> | null = null;
  let goOn = () => {};

  function countDown(): Error | null {
    if (queriesLeft === null) return null;
    queriesLeft -= 1;
    if (queriesLeft > 0) return null;
    queriesLeft = null;
    return Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  }

  return {
    attach(client: object): void {
      interceptQueries(client, () => {
        const fault = countDown();
        return fault ? Promise.reject(fault) : standing;
      });
    },
    /** The n-th query from now on fails, once; `null` lets all pass. */
    failAt: (query: number | null) => {
      queriesLeft = query;
    },
    /** While it stands still no query begins. */
    standStill: (isStill: boolean) => {
      goOn();
      standing = isStill ? new Promise((resolve) => (goOn = resolve)) : null;
    },
  };
}
