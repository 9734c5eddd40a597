/** The error of a connection that breaks. */
export const lostConnection = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

/** Makes a database client fail at a chosen query, as a lost connection would, or pause before a transaction. */
export function makeFaultyClient() {
  let queriesLeft: number | null = null;
  let pause: Promise<void> | null = null;
  let resume = () => {};

  function countDown(): Error | null {
    if (queriesLeft === null) return null;
    queriesLeft -= 1;
    if (queriesLeft > 0) return null;
    queriesLeft = null;
    return lostConnection();
  }

  return {
    attach(client: object): void {
      interceptQueries(client, ([query]) => {
        if (isPoll(query)) return null;
        const error = countDown();
        return error && Promise.reject(error);
      });
      // PGlite opens a transaction by the one, node-postgres by the other; with arguments that is a single query
      const patched = client as Client;
      wrap(patched, 'transaction', (transaction) => async (work) => {
        await pause;
        return transaction(work);
      });
      wrap(patched, 'connect', (connect) => async (...args) => {
        if (args.length === 0) await pause;
        return connect(...args);
      });
    },
    /** The n-th query from now on fails, once; `null` cancels it. */
    failAt: (query: number | null) => {
      queriesLeft = query;
    },
    /** While paused no transaction starts; single queries do. */
    setPaused: (isPaused: boolean) => {
      resume();
      pause = isPaused ? new Promise((resolve) => (resume = resolve)) : null;
    },
  };
}

/** The poll for due deliveries, which runs between the queries of a test's request. */
const isPoll = (query: unknown) =>
  (typeof query === 'string' ? query : String((query as { text?: unknown }).text)).includes(
    'from "deliveries"',
  );

type Method = (...args: unknown[]) => unknown;
type Client = Record<string, unknown>;

/** Called before a query, which waits for the result; a rejection fails the query. */
export type BeforeQuery = (args: readonly unknown[]) => Promise<void> | null;

/** Calls a hook before every query of a client and of its transaction clients. */
export function interceptQueries(client: object, before: BeforeQuery): void {
  const patched = client as Client;
  wrap(patched, 'query', (query) => (...args) => {
    // The pool uses clients with a callback; the hook has already run at the pool.
    if (typeof args.at(-1) === 'function') return query(...args);
    const wait = before(args);
    return wait ? wait.then(() => query(...args)) : query(...args);
  });
  // PGlite runs a transaction on its own client, node-postgres takes one from the pool.
  wrap(
    patched,
    'transaction',
    (transaction) => (work) =>
      transaction((inner: object) => {
        interceptQueries(inner, before);
        return (work as Method)(inner);
      }),
  );
  wrap(patched, 'connect', (connect) => async (...args) => {
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
