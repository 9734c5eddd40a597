import { setTimeout as sleep } from 'node:timers/promises';
import { articlePage } from '@/contracts/article';
import { callPath } from '@/contracts/call';
import { progressReport } from '@/contracts/study';
import { totalLength, type Range } from '@/contracts/ranges';
import { traineeHeaders } from './many-trainees';
import { createStudyPlatform, missing } from './study-platform';
import { markdownTable, median, quantile } from './table';
import { createFleet, type Count } from './trainee-fleet';

/** Number of trainees, and the seconds they are counted for. */
const stages = [
  { trainees: 500, seconds: 120 },
  { trainees: Number(process.env.BENCH_CROWD ?? 2000), seconds: 60 },
];
const most = Math.max(...stages.map(({ trainees }) => trainees));

/**
 * Trainees of a platform in its own process, each reporting every ten seconds as portals do: 500 for two minutes,
 * then more than it can serve. Then SIGKILL, a comparison of what it acknowledged with what it stored, a restart, and
 * a sleep until the rest is stored.
 * @param quiet number of requests measured first on the idle platform
 * @returns a Markdown table and the result of the comparisons
 */
export async function benchHeartbeats(quiet: number, databaseUrl: string | null): Promise<string> {
  const setup = await createStudyPlatform(most + 1, databaseUrl);
  const { lessonId, stored } = setup;
  let platform = await setup.start();
  try {
    const base = await measureQuiet(platform.url, lessonId, quiet);
    const fleet = createFleet(platform.url, lessonId);
    const rows: string[][] = [];
    for (const { trainees, seconds } of stages) {
      await fleet.grow(trainees);
      fleet.takeCount();
      const reading = await readDuring(platform.url, seconds);
      rows.push(rowOf(trainees, seconds, fleet.takeCount(), reading, base));
    }

    const { port } = platform;
    await platform.kill();
    const acknowledged = fleet.trainees.map((trainee) => trainee.acknowledged);
    const killed = missing(acknowledged, await stored());
    platform = await setup.start(port);
    fleet.pause();
    while (fleet.trainees.some(({ sync }) => sync.state().pending)) await sleep(500);
    fleet.stop();
    const watched = fleet.trainees.map((trainee): Range[] => [[0, trainee.watched]]);
    const { failed } = fleet.takeCount();
    await platform.stop();
    const rest = missing(watched, await stored());
    return [
      markdownTable(head, rows),
      `SIGKILL：已确认 ${sum(acknowledged)} 秒，其中未存 ${killed} 秒。重启后：${failed} 次上报曾失败；共看 ${sum(watched)} 秒，未存 ${rest} 秒。`,
    ].join('\n\n');
  } finally {
    await platform.kill();
    await setup.remove();
  }
}

const head = [
  '每人每 10 秒一报',
  '空载 ms',
  '存下 次/秒',
  '上报 p50',
  '上报 p95',
  '旁人读新闻 p95',
  '婉拒 次/秒',
  '婉拒应答 p95',
  '失败',
  '未等够再来',
];

interface Base {
  report: number;
  read: number;
}

function rowOf(trainees: number, seconds: number, count: Count, reading: number[], base: Base): string[] {
  const { storedMs, rejectedMs, failed, early } = count;
  const p = (values: readonly number[], share: number, quiet: number) =>
    values.length === 0
      ? ''
      : `${quantile(values, share).toFixed(0)} (${(quantile(values, share) / quiet).toFixed(1)}×)`;
  return [
    `${trainees} 人，${seconds} 秒`,
    base.report.toFixed(1),
    (storedMs.length / seconds).toFixed(1),
    p(storedMs, 0.5, base.report),
    p(storedMs, 0.95, base.report),
    p(reading, 0.95, base.read),
    (rejectedMs.length / seconds).toFixed(1),
    p(rejectedMs, 0.95, base.report),
    String(failed),
    String(early),
  ];
}

/** Medians in milliseconds of sequential requests on an idle platform. */
async function measureQuiet(url: string, lessonId: string, times: number): Promise<Base> {
  const [reports, reads]: [number[], number[]] = [[], []];
  for (let time = -3; time < times; time += 1) {
    const range = [0, (time + 4) * 10];
    const entry = { id: 'r', lessonId, ranges: [range], position: range[1] };
    const took = await timeOf(url, progressReport, { reports: [entry] }, traineeHeaders(most + 1));
    const readFor = await readNews(url);
    if (time < 0) continue;
    reports.push(took);
    reads.push(readFor);
  }
  return { report: median(reports), read: median(reads) };
}

/** Reads the news four times a second. @returns milliseconds of each response */
async function readDuring(url: string, seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  const took: number[] = [];
  while (performance.now() < until) {
    // Retries once, as a browser does, when a kept-alive connection is closed while it is reused.
    took.push(await readNews(url).catch(() => readNews(url)));
    await sleep(250);
  }
  return took;
}

const readNews = (url: string) =>
  timeOf(url, articlePage, { current: 1, size: 10, query: { articleType: 'news' } });

async function timeOf(
  url: string,
  call: Parameters<typeof callPath>[0],
  input: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${url}/api${callPath(call, 'train')}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return performance.now() - start;
}

function sum(all: readonly (readonly Range[])[]): number {
  return all.reduce((total, ranges) => total + totalLength(ranges), 0);
}
