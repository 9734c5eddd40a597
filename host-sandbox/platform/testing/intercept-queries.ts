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
