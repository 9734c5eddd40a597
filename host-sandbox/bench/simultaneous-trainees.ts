import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { articlePage } from '@/contracts/article';
import { type Call, callPath } from '@/contracts/call';
import { progressReport, type ProgressResult } from '@/contracts/study';
import { openCatalogue, type Catalogue } from './catalogue';
import { fillTrainees, openedLessons, storedRanges, traineeHeaders } from './many-trainees';
import { reportInRounds, type Reported } from '../platform/testing/report-rounds';
import { markdownTable, median, quantile } from '../kits/probe/table';

const trainees = 500;
const rounds = 6;
/** Seconds between two reports of one portal. The benchmark sends them without this pause. */
const stretch = 10;

/** A limit that the trainees exceed, a tenth of the default of `REPORT_LIMIT`, and one that is never reached. */
const limits = [
  ['上限 50', '50'],
  ['不设上限', '1000000'],
] as const;

/**
 * 500 trainees who report at once, round after round, while one person reads the news.
 * @param quiet number of requests measured first on the idle platform
 * @returns a Markdown table; the ratios compare with the idle platform in the same row
 */
export async function benchSimultaneousTrainees(quiet: number, databaseUrl: string | null): Promise<string> {
  const rows: string[][] = [];
  for (const [name, limit] of limits) {
    const fill: Parameters<typeof openCatalogue>[0] = (database, now) =>
      fillTrainees(database, trainees + 1, now);
    const catalogue = await openCatalogue(fill, databaseUrl, { REPORT_LIMIT: limit });
    try {
      rows.push([name, ...(await measure(catalogue, quiet))]);
    } finally {
      await catalogue.close();
    }
  }
  const head = ['上报 p50', '上报 p95', '婉拒应答 p95', '旁人读新闻 p95', '婉拒次数', '被婉拒的人', '未存'];
  return markdownTable([`${trainees} 人 × ${rounds} 轮`, '空载 ms', ...head], rows);
}

async function measure({ app, database }: Catalogue, quiet: number): Promise<string[]> {
  const [lessonId = ''] = await openedLessons(database);
  const report = (trainee: number, from: number, to: number) =>
    reportOf(app, lessonId, trainee + 1, from, to);
  const read = () => post(app, articlePage, { current: 1, size: 10, query: { articleType: 'news' } });

  const alone: number[] = [];
  const reading: number[] = [];
  for (let time = -3; time < quiet; time += 1) {
    const took = await timeOf(() => report(trainees, 0, (time + 4) * stretch));
    const readFor = await timeOf(read);
    if (time < 0) continue;
    alone.push(took);
    reading.push(readFor);
  }

  const settings = { trainees, rounds, stretch, report, now: () => performance.now() };
  const readerTimes: number[] = [];
  let isOver = false;
  const reader = (async () => {
    while (!isOver)
      readerTimes.push(
        await timeOf(async () => {
          // Yields to the event loop, as a request from another process would.
          await new Promise(setImmediate);
          await read();
        }),
      );
  })();
  const result = await reportInRounds({ ...settings, wait: (milliseconds) => sleep(milliseconds) });
  isOver = true;
  await reader;

  const stored = (await storedRanges(database, lessonId)).slice(0, trainees);
  const missing = stored.filter(
    (ranges, index) =>
      JSON.stringify(ranges) !== JSON.stringify([[0, (result.acknowledged[index] ?? 0) * 1000]]),
  );
  const ratio = (ms: number, base: readonly number[]) =>
    Number.isNaN(ms) ? '' : `${ms.toFixed(0)} ms (${(ms / median(base)).toFixed(1)}×)`;
  return [
    median(alone).toFixed(1),
    ratio(quantile(result.storedMs, 0.5), alone),
    ratio(quantile(result.storedMs, 0.95), alone),
    ratio(quantile(result.rejectedMs, 0.95), alone),
    ratio(quantile(readerTimes, 0.95), reading),
    String(result.rejectedMs.length),
    String(result.rejectedTrainees),
    String(missing.length),
  ];
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** @throws Error unless the response stores all ranges or rejects the report */
async function reportOf(
  app: FastifyInstance,
  lessonId: string,
  number: number,
  from: number,
  to: number,
): Promise<Reported> {
  const reports = [{ id: 'r', lessonId, ranges: [[from, to]], position: to }];
  const response = await post(app, progressReport, { reports }, traineeHeaders(number));
  const { code, data } = response.json<{ code: string; data: unknown }>();
  if (code === 'A0429') return { isStored: false, ...(data as { retryAfter: number }) };
  const results = (data as ProgressResult | null)?.results;
  if (results?.[0]?.code !== null) throw new Error(response.body);
  return { isStored: true, retryAfter: 0 };
}

function post(
  app: FastifyInstance,
  call: Pick<Call, 'path' | 'query'>,
  payload: object,
  headers: Readonly<Record<string, string>> = {},
) {
  return app.inject({ method: 'POST', url: `/api${callPath(call, 'train')}`, payload, headers });
}
