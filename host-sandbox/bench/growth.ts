import type { FastifyInstance } from 'fastify';
import { type Call, callPath } from '@/contracts/call';
import type { Database } from '../platform/core/db/database';
import { openCatalogue, type Catalogue } from './catalogue';
import { markdownTable, median } from '../kits/probe/table';

/** One query of the benchmark. */
export interface BenchQuery {
  call: Pick<Call, 'path' | 'query'>;
  input: object;
  headers?: Readonly<Record<string, string>>;
}

/** A list that grows. */
export interface Growth {
  /** The growing list and its unit, such as 课程目录 and 门. */
  name: string;
  unit: string;
  /** Ascending. */
  sizes: readonly number[];
  /** The table whose queries are explained. */
  table: string;
  /** The queries by name, for a list of the given size. */
  queries: (size: number) => Readonly<Record<string, BenchQuery>>;
  fill: (database: Database, now: Date, size: number) => Promise<void>;
}

/**
 * Runs the same queries on lists of several sizes, in turn.
 * @param databaseUrl a PostgreSQL server to use instead of the embedded database
 * @returns a Markdown table of milliseconds and the ratio of the longest to the shortest, then the plans of the longest
 */
export async function benchGrowth(
  { name, unit, sizes, table, queries, fill }: Growth,
  rounds: number,
  databaseUrl: string | null,
): Promise<string> {
  const catalogues: Catalogue[] = [];
  try {
    for (const size of sizes)
      catalogues.push(await openCatalogue((database, now) => fill(database, now, size), databaseUrl));
    const rows: string[][] = [];
    const plans: string[] = [];
    for (const name of Object.keys(queries(1))) {
      const run = (index: number) => timeOf(catalogues[index]?.app, queries(sizes[index] ?? 1)[name]);
      const times = sizes.map((): number[] => []);
      const indexes = [...times.keys()];
      for (let round = -3; round < rounds; round += 1)
        for (const index of round % 2 === 0 ? indexes : [...indexes].reverse()) {
          const took = await run(index);
          if (round >= 0) times[index]?.push(took);
        }
      const medians = times.map(median);
      const ratio = (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN);
      rows.push([name, ...medians.map((ms) => ms.toFixed(1)), `${ratio.toFixed(2)}×`]);
      const longest = sizes.length - 1;
      plans.push(`${name}\n${(await catalogues[longest]?.plansOf(table, () => run(longest))) ?? ''}`);
    }
    const heads = sizes.map((size) => `${size.toLocaleString('fr').replace(/\s/g, ' ')} ${unit} ms`);
    return [markdownTable([name, ...heads, '倍数'], rows), ...plans].join('\n\n');
  } finally {
    for (const { close } of catalogues) await close();
  }
}

async function timeOf(app: FastifyInstance | undefined, query: BenchQuery | undefined): Promise<number> {
  if (!app || !query) throw new Error('nothing to run');
  const start = performance.now();
  const response = await app.inject({
    method: 'POST',
    url: `/api${callPath(query.call, 'train')}`,
    payload: query.input,
    headers: query.headers ?? {},
  });
  const took = performance.now() - start;
  if (response.statusCode !== 200) throw new Error(response.body);
  return took;
}
