import { cpus } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPrograms } from '../platform/ops/cluster/programs';
import { startCluster, type Cluster } from '../platform/ops/cluster/start-cluster';
import { startNginx } from '../platform/testing/nginx';
import { projectRoot } from '../platform/testing/project-root';
import { addTrainees } from './cluster-trainees';
import { cpuOfMachineMs, cpuOfTreeMs } from './load/cpu-time';
import { startTraineeProcess } from './load/trainee-process';
import { startReaderProcess } from './load/reader-process';
import { markdownTable, median } from '../kits/probe/table';

const counts = [1, 2, 4];
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
/** Seconds of each measurement, and of the one before all that only warms the processes. */
const seconds = 10;
const warmSeconds = 3;
const trainees = 3000;
const readers = 32;
const parts = ['platforms', 'PostgreSQL', 'pgbouncer', 'nginx', 'generator'] as const;

/**
 * Measures the reports stored and the pages of news read per second by 1, 2 and 4 processes of the platform: nginx in
 * front, pgbouncer, a PostgreSQL primary and its synchronous standby behind, all on this machine. Trainees and readers
 * are processes of their own. The counts take turns in each round.
 * @returns Markdown for docs/performance.md: medians, ratios to one process within a round, and the CPU time of each part
 */
export async function benchProcesses(): Promise<string> {
  const programs = findPrograms();
  if (!('postgres' in programs)) return `Skipped: install ${programs.join(', ')}.`;
  const dist = process.env.BENCH_DIST ?? path.join(projectRoot(), 'dist');
  const cluster = await startCluster(programs, { platforms: Math.max(...counts), dist });
  const stops = [cluster.stop];
  try {
    const load = await startLoad(cluster, programs.nginx, dist);
    stops.push(load.stop);
    await load.store(Math.max(...counts), warmSeconds);
    await load.read(Math.max(...counts), warmSeconds);
    const stored: Measured[][] = counts.map(() => []);
    const read: Measured[][] = counts.map(() => []);
    for (let round = 0; round < rounds; round += 1)
      for (let turn = 0; turn < counts.length; turn += 1) {
        const index = (round + turn) % counts.length;
        const count = counts[index] ?? 1;
        stored[index]?.push(await load.store(count, seconds));
        read[index]?.push(await load.read(count, seconds));
      }
    const machine = `Medians of ${rounds} rounds of ${seconds} s, the lowest and the highest in brackets; ${cpus().length} processors.`;
    return [machine, table('report', 'reports stored', stored), table('read', 'news read', read)].join(
      '\n\n',
    );
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

interface Measured {
  readonly perSecond: number;
  /** CPU milliseconds of one report or read, by part. */
  readonly each: readonly number[];
  /** Processors that the parts kept busy, and those that other programs did. */
  readonly busy: number;
  readonly others: number;
}

/** Generators, and an nginx for each number of platforms. */
async function startLoad(cluster: Cluster, nginxProgram: string, dist: string) {
  const runs = counts.length * rounds + 1;
  const lessonId = await addTrainees(cluster, runs * trainees);
  const traineeProcess = startTraineeProcess();
  const readerProcess = startReaderProcess();
  const ports = cluster.platforms.map(({ port }) => port);
  const proxies = new Map<number, Awaited<ReturnType<typeof startNginx>>>();
  for (const count of counts)
    proxies.set(count, await startNginx(nginxProgram, dist, ports.slice(0, count), '/etc/nginx/mime.types'));
  let run = 0;

  async function during(
    count: number,
    generator: number,
    forSeconds: number,
    work: { start: (port: number) => Promise<unknown>; take: () => Promise<number> },
  ): Promise<Measured> {
    const nginx = proxies.get(count);
    if (!nginx) throw new Error(`no nginx for ${count} processes`);
    const pids = { ...cluster.pids(), nginx: [nginx.pid], generator: [generator] };
    const cpu = () => parts.map((part) => pids[part].reduce((sum, pid) => sum + cpuOfTreeMs(pid), 0));
    await work.start(Number(new URL(nginx.url).port));
    const [before, machineBefore, at] = [cpu(), cpuOfMachineMs(), performance.now()];
    await sleep(forSeconds * 1000);
    const [after, machineAfter, took] = [cpu(), cpuOfMachineMs(), performance.now() - at];
    const times = await work.take();
    const spent = after.map((ms, index) => ms - (before[index] ?? 0));
    const all = spent.reduce((sum, ms) => sum + ms, 0);
    return {
      perSecond: times / (took / 1000),
      each: spent.map((ms) => ms / times),
      busy: all / took,
      others: (machineAfter - machineBefore - all) / took,
    };
  }

  return {
    /** Trainees report without pause, each time others. */
    store: (count: number, forSeconds: number) => {
      const first = run * trainees + 1;
      run += 1;
      return during(count, traineeProcess.pid, forSeconds, {
        async start(port) {
          const eager = { intervalMs: 0, stepSeconds: 10, connections: 200 };
          await traineeProcess.start({ port, lessonId, first, trainees, ...eager });
          await traineeProcess.count();
        },
        async take() {
          const { storedMs } = await traineeProcess.count();
          await traineeProcess.stop();
          return storedMs.length;
        },
      });
    },
    read: (count: number, forSeconds: number) =>
      during(count, readerProcess.pid, forSeconds, {
        start: (port) => readerProcess.order({ port, readers }),
        take: () => readerProcess.order({ port: 0, readers: 0 }),
      }),
    async stop() {
      traineeProcess.end();
      readerProcess.end();
      for (const proxy of proxies.values()) await proxy.stop();
    },
  };
}

function table(one: string, name: string, results: readonly (readonly Measured[])[]): string {
  const [single = []] = results;
  return markdownTable(
    [
      'processes',
      `${name} a second`,
      'to one process',
      `CPU ms of a ${one}: ${parts.join(' + ')}`,
      'busy processors',
      'busy with other programs',
    ],
    results.map((measured, index) => {
      const speeds = measured.map(({ perSecond }) => perSecond);
      const ratios = speeds.map((speed, round) => speed / (single[round]?.perSecond ?? Number.NaN));
      const of = (value: (one: Measured) => number) => median(measured.map(value));
      return [
        String(counts[index]),
        `${median(speeds).toFixed(0)} (${Math.min(...speeds).toFixed(0)} to ${Math.max(...speeds).toFixed(0)})`,
        `${median(ratios).toFixed(2)}×`,
        parts.map((_, part) => of(({ each }) => each[part] ?? 0).toFixed(2)).join(' + '),
        of(({ busy }) => busy).toFixed(2),
        of(({ others }) => others).toFixed(2),
      ];
    }),
  );
}
