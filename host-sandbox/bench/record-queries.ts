import type { Database } from '../platform/db/database';
import { holdClient } from '../platform/testing/hold-client';

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
  let isRecording = true;
  holdClient(client, ([given, params = []]) => {
    const text = typeof given === 'string' ? given : (given as { text: string }).text;
    if (isRecording && text.includes(`"${table}"`)) made.push([text, params as unknown[]]);
    return null;
  });
  try {
    await work();
  } finally {
    isRecording = false;
  }
  const plans: string[] = [];
  for (const [text, params] of made) {
    const { rows } = await query(`explain (analyze, costs off, summary off, timing off) ${text}`, params);
    plans.push(rows.map((row) => Object.values(row as Record<string, string>)[0]).join('\n'));
  }
  return plans.join('\n--\n');
}
