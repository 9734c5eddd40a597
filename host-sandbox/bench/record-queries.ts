import type { Database } from '../platform/core/db/database';
import { interceptQueries } from '../platform/testing/query-faults';

type Query = (query: unknown, params?: unknown[], ...rest: unknown[]) => Promise<{ rows: unknown[] }>;

/** Patched clients, each with its current listener. */
const listeners = new WeakMap<object, { onQuery: (text: string, params: unknown[]) => void }>();

/** Runs a function and returns, for each statement on a table, the plan of the database. */
export async function recordQueries(
  database: Database,
  table: string,
  work: () => Promise<unknown>,
): Promise<string> {
  const client = (database as unknown as { $client: { query: Query } }).$client;
  const query = client.query.bind(client);
  const made: [text: string, params: unknown[]][] = [];
  const listener = listenTo(client);
  listener.onQuery = (text, params) => {
    if (text.includes(`"${table}"`)) made.push([text, params]);
  };
  try {
    await work();
  } finally {
    listener.onQuery = () => {};
  }
  const plans: string[] = [];
  for (const [text, params] of made) {
    const { rows } = await query(`explain (analyze, costs off, summary off, timing off) ${text}`, params);
    plans.push(rows.map((row) => Object.values(row as Record<string, string>)[0]).join('\n'));
  }
  return plans.join('\n--\n');
}

function listenTo(client: object) {
  const present = listeners.get(client);
  if (present) return present;
  const listener = { onQuery: (_text: string, _params: unknown[]) => {} };
  listeners.set(client, listener);
  interceptQueries(client, ([given, params = []]) => {
    listener.onQuery(
      typeof given === 'string' ? given : (given as { text: string }).text,
      params as unknown[],
    );
    return null;
  });
  return listener;
}
