import type { FastifyInstance } from 'fastify';
import { type Call, callPath } from '@/contracts/call';
import type { Database } from '../platform/db/database';
import { openCatalogue, type Catalogue } from './catalogue';
import { markdownTable, median } from './table';

/** Something that is asked of the platform. */
export interface BenchQuery {
  call: Pick<Call, 'path' | 'query'>;
  input: object;
  headers?: Readonly<Record<string, string>>;
}

/** A list that grows. */
export interface Growth {
  /** What it is and what it is counted in, such as 课程目录 and 门. */
  name: string;
  unit: string;
  /** The shortest first, the longest last. */
  sizes: readonly number[];
  /** Table whose queries are explained. */
  table: string;
  /** What is asked of a list of so many, by its name. */
  queries: (size: number) => Readonly<Record<string, BenchQuery>>;
  fill: (database: Database, now: Date, size: number) => Promise<void>;
}

/**
 * Asks lists of several lengths the same, in turns.
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
    for (const asked of Object.keys(queries(1))) {
      const ask = (place: number) => timeOf(catalogues[place]?.app, queries(sizes[place] ?? 1)[asked]);
      const times = sizes.map((): number[] => []);
      const places = [...times.keys()];
      for (let round = -3; round < rounds; round += 1)
        for (const place of round % 2 === 0 ? places : [...places].reverse()) {
          const took = await ask(place);
          if (round >= 0) times[place]?.push(took);
        }
      const medians = times.map(median);
      const ratio = (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN);
      rows.push([asked, ...medians.map((ms) => ms.toFixed(1)), `${ratio.toFixed(2)}×`]);
      const longest = sizes.length - 1;
      plans.push(`${asked}\n${(await catalogues[longest]?.plansOf(table, () => ask(longest))) ?? ''}`);
    }
    const heads = sizes.map((size) => `${size.toLocaleString('fr').replace(/\s/g, ' ')} ${unit} ms`);
    return [markdownTable([name, ...heads, '倍数'], rows), ...plans].join('\n\n');
  } finally {
    for (const { close } of catalogues) await close();
  }
}

async function timeOf(app: FastifyInstance | undefined, question: BenchQuery | undefined): Promise<number> {
  if (!app || !question) throw new Error('nothing to ask');
  const begin = performance.now();
  const answer = await app.inject({
    method: 'POST',
    url: `/api${callPath(question.call, 'train')}`,
    payload: question.input,
    headers: question.headers ?? {},
  });
  const took = performance.now() - begin;
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return took;
}
