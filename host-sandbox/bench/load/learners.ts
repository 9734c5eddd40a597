import { callPath } from '@/contracts/call';
import { progressReport, type ProgressResult } from '@/contracts/study';
import { busyDelayMs, type BusyResponse } from '@/features/progress/progress-sync';
import { traineeHeaders } from '../many-trainees';
import { createHttpConnection, type HttpConnection } from './http-connection';
import type { LearnerCount, LearnerOrder, LearnerStart } from './learner-process';

// A process of its own that reports for many learners, each as a portal does: what it watched since its last stored
// report, after the interval that the platform gives, and again after a refusal or a failure.

interface Learner {
  /** The headers and the report of a request up to its ranges. */
  readonly headers: string;
  readonly startedAt: number;
  /** Seconds from the start of the lesson: watched up to the pause, and acknowledged by the platform. */
  watched: number | null;
  acknowledged: number;
  interval: number;
  /** `null` while it is sent or waits for a connection. */
  dueAt: number | null;
  /** When the platform first refused what is not stored yet. */
  refusedAt: number | null;
}

const path = `/api${callPath(progressReport, 'train')}`;
/** Milliseconds between two checks for due reports. */
const tickMs = 20;
/** Milliseconds before a retry after a failure. */
const retryMs = 20_000;

let settings: LearnerStart | undefined;
let learners: Learner[] = [];
let free: HttpConnection[] = [];
let queue: Learner[] = [];
let count = newCount();
let cpu = process.cpuUsage();
let timer: ReturnType<typeof setInterval> | undefined;
/** Counts the starts, so that results of requests from before a stop are ignored. */
let run = 0;

process.on('message', async (order: LearnerOrder) => {
  process.send?.({ result: await obey(order) });
});
process.on('disconnect', () => process.exit());

async function obey(order: LearnerOrder): Promise<unknown> {
  if (order.kind === 'start') return start(order);
  if (order.kind === 'count') return takeCount();
  if (order.kind === 'pause') for (const learner of learners) learner.watched = watchedBy(learner);
  if (order.kind === 'stop') stop();
  return {
    watched: learners.map(watchedBy),
    acknowledged: learners.map(({ acknowledged }) => acknowledged),
  };
}

async function start(given: LearnerStart): Promise<void> {
  stop();
  settings = given;
  free = Array.from({ length: given.connections }, () => createHttpConnection(given.port));
  for (const connection of free) await connection.connect();
  const now = performance.now();
  learners = Array.from({ length: given.learners }, (_, index) => ({
    headers: `authorization: ${traineeHeaders(given.first + index).authorization}\r\n`,
    startedAt: now,
    ...{ watched: null, acknowledged: 0, interval: given.intervalMs, refusedAt: null },
    // spread over the first interval
    dueAt: now + (index / given.learners) * given.intervalMs,
  }));
  timer = setInterval(enqueueDue, tickMs);
}

function stop(): void {
  run += 1;
  clearInterval(timer);
  queue = [];
  for (const connection of free) connection.close();
  free = [];
}

function watchedBy({ watched, startedAt, acknowledged }: Learner): number {
  if (settings?.stepSeconds) return acknowledged;
  return watched ?? Math.floor((performance.now() - startedAt) / 1000);
}

function enqueueDue(): void {
  const now = performance.now();
  for (const learner of learners) {
    if (learner.dueAt === null || learner.dueAt > now) continue;
    learner.dueAt = null;
    queue.push(learner);
  }
  sendQueued();
}

function sendQueued(): void {
  while (queue.length > 0) {
    const connection = free.pop();
    if (!connection) return;
    const learner = queue.shift();
    if (learner) void send(learner, connection);
  }
}

async function send(learner: Learner, connection: HttpConnection): Promise<void> {
  const { lessonId = '', stepSeconds = 0 } = settings ?? {};
  const ownRun = run;
  const from = learner.acknowledged;
  const to = stepSeconds ? from + stepSeconds : watchedBy(learner);
  const sentAt = performance.now();
  const again = (delay: number) => (learner.dueAt = performance.now() + delay);
  if (to <= from) again(learner.interval);
  else
    try {
      const report = { id: 'r', lessonId, ranges: [[from, to]], position: to };
      const body = JSON.stringify({ reports: [report], clock: new Date().toISOString() });
      const answer = await connection.post(path, learner.headers, body);
      const { data } = JSON.parse(answer.body) as { data: unknown };
      if (ownRun === run) take(learner, to, answer.status, data, performance.now() - sentAt);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      count.failed[reason] = (count.failed[reason] ?? 0) + 1;
      again(retryMs);
    }
  if (ownRun !== run) return connection.close();
  free.push(connection);
  // Learners without pause report at once.
  if (settings?.intervalMs === 0 && learner.dueAt !== null && learner.dueAt <= performance.now()) {
    learner.dueAt = null;
    queue.push(learner);
  }
  sendQueued();
}

function take(learner: Learner, to: number, status: number, data: unknown, took: number): void {
  const now = performance.now();
  if (status === 429) {
    count.refusedMs.push(took);
    learner.refusedAt ??= now;
    learner.dueAt = now + busyDelayMs((data as BusyResponse).retryAfter);
    return;
  }
  const result = (data as ProgressResult).results[0];
  if (status !== 200 || result?.code !== null) throw new Error(`${status} ${result?.code ?? ''}`.trim());
  count.storedMs.push(took);
  learner.acknowledged = to;
  if (learner.refusedAt !== null) count.refusedFor = Math.max(count.refusedFor, now - learner.refusedAt);
  learner.refusedAt = null;
  const { nextReportSeconds } = data as ProgressResult;
  if (settings?.intervalMs && nextReportSeconds) learner.interval = nextReportSeconds * 1000;
  learner.dueAt = now + learner.interval;
}

function takeCount(): LearnerCount {
  const now = performance.now();
  const waiting = learners.map(({ refusedAt }) => (refusedAt === null ? 0 : now - refusedAt));
  const { user, system } = process.cpuUsage(cpu);
  cpu = process.cpuUsage();
  const taken = {
    ...count,
    refusedFor: waiting.reduce((most, one) => Math.max(most, one), count.refusedFor),
    intervals: learners.map(({ interval }) => interval / 1000),
    queued: queue.length,
    cpuMs: (user + system) / 1000,
  };
  count = newCount();
  return taken;
}

function newCount() {
  return {
    storedMs: [] as number[],
    refusedMs: [] as number[],
    failed: {} as Record<string, number>,
    refusedFor: 0,
  };
}
