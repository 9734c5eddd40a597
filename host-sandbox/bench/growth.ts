import type { FastifyInstance } from 'fastify';
import { type Call, callPath } from '@/contracts/call';
import type { Database } from '../platform/db/database';
import { openCatalogue, type Catalogue } from './catalogue';
import { markdownTable, median } from './table';

/** Something that is asked of the platform. */
export interface Question {
  call: Pick<Call, 'path' | 'query'>;
  input: object;
}

/** A list that grows. */
export interface Growth {
  /** What it is and what it is counted in, such as 课程目录 and 门. */
  name: string;
  unit: string;
  sizes: readonly [few: number, many: number];
  /** Table whose queries are explained. */
  table: string;
  /** What is asked of a list of so many, by its name. */
  questions: (size: number) => Readonly<Record<string, Question>>;
  fill: (database: Database, now: Date, size: number) => Promise<void>;
}

/**
 * Asks a short list and a long one the same, in turns.
 * @param databaseUrl a PostgreSQL server to use instead of the embedded database
 * @returns a Markdown table of milliseconds and their ratio, then the plans of the long one
 */
export async function benchGrowth(
  { name, unit, sizes, table, questions, fill }: Growth,
  rounds: number,
  databaseUrl: string | null,
): Promise<string> {
  const catalogues: Catalogue[] = [];
  try {
    for (const size of sizes)
      catalogues.push(await openCatalogue((database, now) => fill(database, now, size), databaseUrl));
    const rows: string[][] = [];
    const plans: string[] = [];
    for (const asked of Object.keys(questions(1))) {
      const ask = (place: 0 | 1) => timeOf(catalogues[place]?.app, questions(sizes[place])[asked]);
      const times: [number[], number[]] = [[], []];
      for (let round = -3; round < rounds; round += 1)
        for (const place of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
          const took = await ask(place);
          if (round >= 0) times[place].push(took);
        }
      const [few, many] = [median(times[0]), median(times[1])];
      rows.push([asked, few.toFixed(1), many.toFixed(1), `${(many / few).toFixed(2)}×`]);
      plans.push(`${asked}\n${(await catalogues[1]?.plansOf(table, () => ask(1))) ?? ''}`);
    }
    const heads = sizes.map((size) => `${size.toLocaleString('fr').replace(/\s/g, ' ')} ${unit} ms`);
    return [markdownTable([name, ...heads, '倍数'], rows), ...plans].join('\n\n');
  } finally {
    for (const { close } of catalogues) await close();
  }
}

async function timeOf(app: FastifyInstance | undefined, question: Question | undefined): Promise<number> {
  if (!app || !question) throw new Error('nothing to ask');
  const begin = performance.now();
  const answer = await app.inject({
    method: 'POST',
    url: `/api${callPath(question.call, 'train')}`,
    payload: question.input,
  });
  const took = performance.now() - begin;
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return took;
}
