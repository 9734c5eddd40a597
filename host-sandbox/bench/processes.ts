import { setTimeout as sleep } from 'node:timers/promises';
import { articlePage } from '@/contracts/article';
import { callPath } from '@/contracts/call';
import { findPrograms, type Programs } from '../cluster/programs';
import { startCluster, type Cluster } from '../cluster/start-cluster';
import { analyzeTables, openDatabase } from '../platform/db/open';
import { migrationsFolder } from '../platform/open-platform-database';
import { projectRoot } from '../platform/testing/project-root';
import { cpuMsOf, postgresCpu } from './load/cpu-time';
import { createHttpConnection } from './load/http-connection';
import { startLearnerProcess } from './load/learner-process';
import { fillTrainees, openedLessons } from './many-trainees';
import { markdownTable } from './table';

const learners = 3000;
const seconds = 15;
const readers = 32;

/**
 * Measures the reports stored and the pages read per second by 1, 2 and 4 processes of the platform behind nginx, with
 * pgbouncer and a PostgreSQL primary with its synchronous standby on the same machine; learners and readers are
 * processes of their own.
 * @returns a Markdown table, with ratios to one process
 */
export async function benchProcesses(): Promise<string> {
  const programs = findPrograms();
  if (!('postgres' in programs)) return `跳过：缺少软件包 ${programs.join('、')}。`;
  const results: Measured[] = [];
  for (const count of [1, 2, 4]) results.push(await measure(programs, count));
  const [one] = results;
  return markdownTable(
    [
      '进程',
      '存下上报 次/秒',
      '读新闻 次/秒',
      '每次上报 CPU ms：平台 + 数据库',
      '每次读 CPU ms：平台 + 数据库',
    ],
    results.map(({ count, stored, read, storedCpu, readCpu }) => [
      String(count),
      `${stored.toFixed(0)} (${(stored / (one?.stored ?? 1)).toFixed(2)}×)`,
      `${read.toFixed(0)} (${(read / (one?.read ?? 1)).toFixed(2)}×)`,
      storedCpu.map((ms) => ms.toFixed(2)).join(' + '),
      readCpu.map((ms) => ms.toFixed(2)).join(' + '),
    ]),
  );
}

interface Measured {
  readonly count: number;
  readonly stored: number;
  readonly read: number;
  /** Of one report or read: platforms, database. */
  readonly storedCpu: readonly number[];
  readonly readCpu: readonly number[];
}

async function measure(programs: Programs, count: number): Promise<Measured> {
  const cluster = await startCluster(programs, { platforms: count, dist: process.env.BENCH_DIST });
  try {
    const lessonId = await fill(cluster.databaseUrl());
    const databaseCpu = await postgresCpu(cluster.databaseUrl());
    const cpu = () => [cluster.platforms.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0), databaseCpu()];
    const stored = await during(cpu, () => store(cluster, lessonId));
    const read = await during(cpu, () => readNews(cluster));
    return {
      count,
      ...{ stored: stored.times / seconds, storedCpu: stored.each },
      ...{ read: read.times / seconds, readCpu: read.each },
    };
  } finally {
    await cluster.stop();
  }
}

async function during(cpu: () => readonly number[], work: () => Promise<number>) {
  const before = cpu();
  const times = await work();
  return { times, each: cpu().map((ms, index) => (ms - (before[index] ?? 0)) / times) };
}

/** @returns the lesson that the trainees watch */
async function fill(databaseUrl: string): Promise<string> {
  const { database, close } = await openDatabase(databaseUrl, '', migrationsFolder(projectRoot()));
  try {
    await fillTrainees(database, learners, new Date());
    await analyzeTables(database);
    const [lessonId = ''] = await openedLessons(database);
    return lessonId;
  } finally {
    await close();
  }
}

/** Learners report without pause. @returns how many reports were stored */
async function store({ url }: Cluster, lessonId: string): Promise<number> {
  const process = startLearnerProcess();
  try {
    const port = Number(new URL(url).port);
    await process.start({
      ...{ port, lessonId, first: 1, learners, connections: 200, intervalMs: 0, stepSeconds: 10 },
    });
    await process.count();
    await sleep(seconds * 1000);
    return (await process.count()).storedMs.length;
  } finally {
    process.end();
  }
}

/** @returns how many pages of news were read; a page that fails does not count */
async function readNews({ url }: Cluster): Promise<number> {
  const path = `/api${callPath(articlePage, 'train')}`;
  const body = JSON.stringify({ current: 1, size: 10, query: { articleType: 'news' } });
  const until = performance.now() + seconds * 1000;
  let times = 0;
  await Promise.all(
    Array.from({ length: readers }, async () => {
      const connection = createHttpConnection(Number(new URL(url).port));
      while (performance.now() < until) {
        const { status } = await connection.post(path, '', body);
        if (status === 200) times += 1;
      }
      connection.close();
    }),
  );
  return times;
}
