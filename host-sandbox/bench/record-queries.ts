import type { Database } from '../platform/db/database';

type Query = (query: unknown, params?: unknown[], ...rest: unknown[]) => Promise<{ rows: unknown[] }>;

/** Runs something and tells, for each statement on a table that it made, how the database carried it out. */
export async function recordQueries(
  database: Database,
  table: string,
  work: () => Promise<unknown>,
): Promise<string> {
  const client = (database as unknown as { $client: { query: Query } }).$client;
  const query = client.query.bind(client);
  const made: [text: string, params: unknown[]][] = [];
  client.query = (given, params = [], ...rest) => {
    const text = typeof given === 'string' ? given : (given as { text: string }).text;
    if (text.includes(`"${table}"`)) made.push([text, params]);
    return query(given, params, ...rest);
  };
  try {
    await work();
  } finally {
    client.query = query;
  }
  const plans: string[] = [];
  for (const [text, params] of made) {
    const { rows } = await query(`explain (analyze, costs off, summary off, timing off) ${text}`, params);
    plans.push(rows.map((row) => Object.values(row as Record<string, string>)[0]).join('\n'));
  }
  return plans.join('\n--\n');
}
