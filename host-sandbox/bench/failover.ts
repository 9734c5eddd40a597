import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { userInfo } from '@/contracts/session';
import { totalLength, type Range } from '@/contracts/ranges';
import type { ProgressSync } from '@/features/progress/progress-sync';
import { findPrograms } from '../platform/ops/cluster/programs';
import { startCluster, type Cluster } from '../platform/ops/cluster/start-cluster';
import { watchPrimary } from '../platform/ops/cluster/watch-primary';
import { addTrainees, withClusterDatabase } from './cluster-trainees';
import { createResponseLog, requestKinds, type ResponseLog, type PhaseLog } from './load/response-log';
import { startPageLoads } from './load/page-loads';
import { requestAs } from './load/portal-request';
import { storedRanges } from './many-trainees';
import { missing } from './study-platform';
import { markdownTable } from '../kits/probe/table';
import { createStudyingTrainees } from './studying-trainees';

const trainees = Number(process.env.BENCH_TRAINEES ?? 200);
const kills = Number(process.env.BENCH_KILLS ?? 10);
/** Reports that are stored between two kills: about five seconds without a disturbance. */
const reportsBetween = Math.ceil(trainees / 2);
/** The drill fails when one of its steps takes longer. */
const stepTimeoutMs = 300_000;

/**
 * Trainees study, read pages and write notes through nginx while the platforms of a cluster are killed by SIGKILL in
 * turn, then its primary, whose standby takes over each time. At the end compares what was acknowledged with what is
 * stored.
 * @returns Markdown for docs/performance.md
 */
export async function benchFailover(): Promise<string> {
  const programs = findPrograms();
  if (!('postgres' in programs)) return `Skipped: install ${programs.join(', ')}.`;
  const load = loadavg()[0] ?? 0;
  const started = performance.now();
  const cluster = await startCluster(programs, { dist: process.env.BENCH_DIST });
  try {
    const lessonId = await addTrainees(cluster, trainees);
    const log = createResponseLog();
    const studying = createStudyingTrainees(cluster.url, lessonId, (status) => log.add('report', status));
    const pageLoads = startPageLoads(cluster.url, lessonId, trainees, log);
    await studying.grow(trainees);
    log.begin('nothing');
    await moreReports(log, 4);
    log.begin('a platform');
    await killPlatforms(cluster, log);
    log.begin('the primary');
    await killPrimaries(cluster, log);

    log.begin('end');
    await pageLoads.stop();
    studying.pause();
    await sendAll(studying.trainees.map(({ sync }) => sync));
    studying.stop();
    const acknowledged = studying.trainees.map((trainee) => trainee.acknowledged);
    const watched = studying.trainees.map((trainee): Range[] => [[0, trainee.watched]]);
    const { ranges, notes } = await readStored(cluster, lessonId);
    const seconds = acknowledged.reduce((sum, one) => sum + totalLength(one), 0);
    const lostNotes = pageLoads.notes.filter((note) => !notes.has(note)).length;
    return [
      `${trainees} trainees, ${kills} kills of each kind, ${((performance.now() - started) / 1000).toFixed(0)} s; ${cpus().length} processors, load ${load.toFixed(1)} before the start${load > 1 ? ' (shared machine)' : ''}.`,
      table(log.phases.filter(({ name }) => name !== 'start' && name !== 'end')),
      `Acknowledged: ${seconds.toFixed(0)} study seconds, ${missing(acknowledged, ranges).toFixed(0)} missing; ${pageLoads.notes.length} notes, ${lostNotes} missing. ` +
        `Watched: ${missing(watched, []).toFixed(0)} seconds, ${missing(watched, ranges).toFixed(0)} not stored at the end. ` +
        `Sessions ended: ${await endedSessions(cluster)} of ${trainees}; responses 401: ${requestKinds.reduce((sum, kind) => sum + log.count(kind, 401), 0)}.`,
    ].join('\n\n');
  } finally {
    await cluster.stop();
  }
}

/** Each platform is away for about five seconds, then started again. */
async function killPlatforms(cluster: Cluster, log: ResponseLog): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    const index = kill % cluster.platforms.length;
    await cluster.platforms[index]?.kill();
    await moreReports(log);
    await cluster.restart(index);
    await moreReports(log);
    process.stderr.write(`platform killed: ${kill + 1} of ${kills}\n`);
  }
}

/** A watcher notices each end, promotes the standby and takes the former primary back. */
async function killPrimaries(cluster: Cluster, log: ResponseLog): Promise<void> {
  let failovers = 0;
  let failure: Error | undefined;
  const endWatch = watchPrimary(cluster, (state) => {
    if (state === 'done') failovers += 1;
    else if (state !== 'started') failure = new Error('no failover', { cause: state.error });
  });
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      cluster.database.killPrimary();
      await until(() => failovers === kill || failure);
      if (failure) throw failure;
      await moreReports(log);
      process.stderr.write(`primary killed: ${kill} of ${kills}\n`);
    }
  } finally {
    await endWatch();
  }
}

function moreReports(log: ResponseLog, times = 1): Promise<void> {
  const goal = log.count('report', 200) + times * reportsBetween;
  return until(() => log.count('report', 200) >= goal);
}

/** Sends what is not stored yet, as portals do when the network is back. */
function sendAll(syncs: readonly ProgressSync[]): Promise<void> {
  return until(async () => {
    await Promise.all(syncs.map((sync) => sync.flush()));
    return !syncs.some((sync) => sync.state().pending);
  });
}

/** @throws Error when it does not happen within five minutes */
async function until(happens: () => unknown): Promise<void> {
  const deadline = performance.now() + stepTimeoutMs;
  while (!(await happens())) {
    if (performance.now() > deadline) throw new Error('a step of the drill takes too long');
    await sleep(50);
  }
}

async function readStored(cluster: Cluster, lessonId: string) {
  return withClusterDatabase(cluster, async (database) => {
    const ranges = (await storedRanges(database, lessonId)).map((one) =>
      one.map(([from, to]): Range => [from / 1000, to / 1000]),
    );
    const found: unknown = await database.execute(sql`select text from study_notes`);
    return { ranges, notes: new Set((found as { rows: { text: string }[] }).rows.map(({ text }) => text)) };
  });
}

/** Sends a request with every session until the platform responds. @returns the number of sessions that have ended */
async function endedSessions({ url }: Cluster): Promise<number> {
  let ended = 0;
  for (let trainee = 1; trainee <= trainees; trainee += 1) {
    let status = 0;
    await until(async () => {
      ({ status } = await requestAs(url, trainee, userInfo, {}));
      return status === 200 || status === 401;
    });
    if (status === 401) ended += 1;
  }
  return ended;
}

function table(phases: readonly PhaseLog[]): string {
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  return markdownTable(
    [
      'killed',
      'no write stored for s',
      'no page read for s',
      'longest wait for a page s',
      ...requestKinds.map((kind) => `responses to ${kind}s`),
    ],
    phases.map(({ name, writePause, readPause, longestWait, responses }) => [
      name,
      ...[writePause, readPause, longestWait].map(seconds),
      ...requestKinds.map((kind) => countsOf(responses[kind])),
    ]),
  );
}

function countsOf(counts: ReadonlyMap<number, number>): string {
  return [...counts]
    .sort(([one], [other]) => (one || 1000) - (other || 1000))
    .map(([status, times]) => `${status === 0 ? 'none' : status}: ${times}`)
    .join(', ');
}
