import { setTimeout as sleep } from 'node:timers/promises';
import { articlePage } from '@/contracts/article';
import { callPath } from '@/contracts/call';
import { limits } from '@/contracts/limits';
import { progressReport } from '@/contracts/study';
import type { Range } from '@/contracts/ranges';
import { cpuMsOf, memoryMiB, postgresCpu } from './load/cpu-time';
import { startBareServer } from './load/bare-server';
import { startTraineeProcess, type TraineeCount, type TraineeProcess } from './load/trainee-process';
import { traineeHeaders } from './many-trainees';
import { createStudyPlatform, missing } from './study-platform';
import { markdownTable, median, quantile } from '../kits/probe/table';

/** Number of trainees who report without pause, and of those who report as portals do. */
const eager = 3000;
const studying = Number(process.env.BENCH_CROWD ?? 20_000);
const quietTrainee = studying + eager + 1;
/** Seconds for which each is counted. */
const eagerSeconds = 20;
const studyingSeconds = Number(process.env.BENCH_SECONDS ?? 150);
const bareSeconds = 5;
/** A reader requests pages of the idle platform for this long, at the same pace as under load. */
const quietSeconds = 15;
/** Seconds between two readings of the memory while the trainees report. */
const memorySeconds = 30;

/**
 * Trainees of a platform in its own process, who report from another process: some without pause, as many as the
 * platform stores; then trainees who watch, each with the interval that the platform gives. Then SIGKILL, a comparison
 * of what it acknowledged with what it stored, a restart, and a wait until the rest is stored.
 * @param quiet number of requests measured first on the idle platform
 * @returns a Markdown table and the result of the comparisons
 */
export async function benchHeartbeats(quiet: number, databaseUrl: string | null): Promise<string> {
  const setup = await createStudyPlatform(quietTrainee, databaseUrl);
  const { lessonId, stored } = setup;
  let platform = await setup.start();
  const trainees = startTraineeProcess();
  const databaseCpu = databaseUrl ? await postgresCpu(databaseUrl) : () => 0;
  try {
    const report = await measureQuiet(platform.url, lessonId, quiet);
    const unloaded = await readDuring(platform.url, quietSeconds);
    const memory: number[] = [];
    const measure = async (name: string, seconds: number) => {
      const [platformBefore, databaseBefore] = [cpuMsOf(platform.pid), databaseCpu()];
      await trainees.count();
      const reading = await readDuring(platform.url, seconds, () => memory.push(memoryMiB(platform.pid)));
      const cpu = [cpuMsOf(platform.pid) - platformBefore, databaseCpu() - databaseBefore] as const;
      return rowOf(name, seconds, await trainees.count(), { report, unloaded, reading }, cpu);
    };
    const start = { port: platform.port, lessonId };
    const withoutPause = {
      first: studying + 1,
      trainees: eager,
      connections: 200,
      intervalMs: 0,
      stepSeconds: 10,
    };
    const ownLimit = await measureTrainees(trainees, { ...withoutPause, lessonId });
    await trainees.start({ ...start, ...withoutPause });
    const rows = [await measure(`不停上报，${eagerSeconds} 秒`, eagerSeconds)];
    await trainees.start({
      ...start,
      first: 1,
      trainees: studying,
      connections: 1000,
      stepSeconds: 0,
      intervalMs: limits.reportSecondsMin * 1000,
    });
    memory.length = 0;
    rows.push(await measure(`${studying} 人学习，${studyingSeconds} 秒`, studyingSeconds));

    const { port } = platform;
    await platform.kill();
    const { acknowledged } = await trainees.state();
    const killed = missing(acknowledged.map(rangeTo), (await stored()).slice(0, studying));
    platform = await setup.start(port);
    const rest = await waitUntilStored(trainees);
    return [
      markdownTable(head, rows),
      `发生器自身，对着什么都不存的服务器：${ownLimit.toFixed(0)} 次/秒。`,
      `学习期间平台内存 MiB，每 ${memorySeconds} 秒：${memory.map((one) => one.toFixed(0)).join('、')}；${growthOf(memory)}。`,
      `SIGKILL：已确认 ${sum(acknowledged)} 秒，其中未存 ${killed} 秒。重启后：共看 ${sum(rest.watched)} 秒，未存 ${sum(rest.watched) - sum(rest.acknowledged)} 秒。`,
    ].join('\n\n');
  } finally {
    trainees.end();
    await platform.kill();
    await setup.remove();
  }
}

/** @returns reports a second of the trainees at a server that stores nothing: the limit of the trainees themselves */
async function measureTrainees(
  trainees: TraineeProcess,
  settings: Omit<Parameters<TraineeProcess['start']>[0], 'port'>,
): Promise<number> {
  const server = await startBareServer();
  try {
    await trainees.start({ ...settings, port: server.port });
    await trainees.count();
    await sleep(bareSeconds * 1000);
    const { storedMs } = await trainees.count();
    await trainees.stop();
    return storedMs.length / bareSeconds;
  } finally {
    server.end();
  }
}

const head = [
  '学习上报',
  '空载 ms',
  '存下 次/秒',
  '上报 p50',
  '上报 p95',
  '旁人读新闻 p50（比空载 p50）',
  '旁人读新闻 p95（比空载 p95）',
  '婉拒 次/秒',
  '最久被婉拒 秒',
  '失败',
  '间隔 秒',
  '每次 CPU ms：平台 + 数据库（发生器）',
];

/** All trainees stop watching; what is not stored is reported after the interval. */
async function waitUntilStored(trainees: TraineeProcess) {
  await trainees.pause();
  for (let waited = 0; ; waited += 1) {
    const state = await trainees.state();
    if (waited > 300 || sum(state.watched) === sum(state.acknowledged)) return state;
    await sleep(1000);
  }
}

const rangeTo = (seconds: number): Range[] => (seconds > 0 ? [[0, seconds]] : []);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The median of the last half, compared with that of the first. */
function growthOf(values: readonly number[]): string {
  const half = Math.floor(values.length / 2);
  const [first, last] = [median(values.slice(0, half)), median(values.slice(values.length - half))];
  return `后一半的中位数是前一半的 ${(last / first).toFixed(2)} 倍`;
}

/** Milliseconds: of one report and of each reading on the idle platform, and of each reading under load. */
interface Times {
  readonly report: number;
  readonly unloaded: readonly number[];
  readonly reading: readonly number[];
}

function rowOf(
  name: string,
  seconds: number,
  { storedMs, refusedMs, failed, refusedFor, intervals, cpuMs }: TraineeCount,
  { report, unloaded, reading }: Times,
  [platformCpu, databaseCpu]: readonly [number, number],
): string[] {
  const p = (values: readonly number[], share: number, quiet: number) =>
    `${quantile(values, share).toFixed(0)} (${(quantile(values, share) / quiet).toFixed(1)}×)`;
  const each = (ms: number) => (ms / storedMs.length).toFixed(2);
  return [
    name,
    report.toFixed(1),
    (storedMs.length / seconds).toFixed(0),
    p(storedMs, 0.5, report),
    p(storedMs, 0.95, report),
    p(reading, 0.5, quantile(unloaded, 0.5)),
    p(reading, 0.95, quantile(unloaded, 0.95)),
    (refusedMs.length / seconds).toFixed(1),
    (refusedFor / 1000).toFixed(0),
    failures(failed),
    median(intervals).toFixed(0),
    `${each(platformCpu)} + ${each(databaseCpu)} (${each(cpuMs)})`,
  ];
}

/** The number of failures, in all and by reason. */
function failures(failed: TraineeCount['failed']): string {
  const reasons = Object.entries(failed).map(([reason, times]) => `${reason}：${times}`);
  return reasons.length > 0 ? `${sum(Object.values(failed))}（${reasons.join('，')}）` : '0';
}

/** The median in milliseconds of sequential reports on an idle platform. */
async function measureQuiet(url: string, lessonId: string, times: number): Promise<number> {
  const reports: number[] = [];
  for (let time = -3; time < times; time += 1) {
    const range = [0, (time + 4) * 10];
    const entry = { id: 'r', lessonId, ranges: [range], position: range[1] };
    const took = await timeOf(url, progressReport, { reports: [entry] }, traineeHeaders(quietTrainee));
    if (time >= 0) reports.push(took);
  }
  return median(reports);
}

/** Reads the news about eight times a second, and sometimes calls a function. @returns milliseconds of each response */
async function readDuring(url: string, seconds: number, eachMemory?: () => void): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  const took: number[] = [];
  let nextMemory = performance.now();
  while (performance.now() < until) {
    if (performance.now() >= nextMemory) {
      eachMemory?.();
      nextMemory += memorySeconds * 1000;
    }
    // Retries once, as a browser does, when a kept-alive connection is closed while it is reused.
    took.push(await readNews(url).catch(() => readNews(url)));
    await sleep(120);
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
