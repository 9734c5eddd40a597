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

type Method = (...args: unknown[]) => unknown;
type Client = Record<string, unknown>;

/** Sees a query before it begins; what it answers is waited for, and its failure is the query's. */
export type BeforeQuery = (args: readonly unknown[]) => Promise<void> | null;

/** Puts something in front of every query of a database client, and of the clients that it hands out for transactions. */
export function interceptQueries(client: object, before: BeforeQuery): void {
  const held = client as Client;
  wrap(held, 'query', (query) => (...args) => {
    // The pool's own use of a client comes with a callback and was seen at the pool.
    if (typeof args.at(-1) === 'function') return query(...args);
    const wait = before(args);
    return wait ? wait.then(() => query(...args)) : query(...args);
  });
  // PGlite runs a transaction with a client of its own, node-postgres gives one out of its pool.
  wrap(
    held,
    'transaction',
    (transaction) => (work) =>
      transaction((inner: object) => {
        interceptQueries(inner, before);
        return (work as Method)(inner);
      }),
  );
  wrap(held, 'connect', (connect) => async (...args) => {
    if (args.length > 0) return connect(...args);
    const inner = (await connect()) as Client;
    if (!Object.hasOwn(inner, 'query')) interceptQueries(inner, before);
    return inner;
  });
}

function wrap(client: Client, name: string, make: (method: Method) => Method): void {
  const method = client[name];
  if (typeof method === 'function') client[name] = make((method as Method).bind(client));
}
