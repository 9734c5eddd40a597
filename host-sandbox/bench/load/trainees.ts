import { callPath } from '@/contracts/call';
import { progressReport, type ProgressResult } from '@/contracts/study';
import { busyDelayMs } from '@/features/progress/progress-sync';
import type { BusyResponse } from '@/features/progress/upload-response';
import { traineeHeaders } from '../many-trainees';
import { createHttpConnection, type HttpConnection } from './http-connection';
import type { TraineeCount, TraineeOrder, TraineeStart } from './trainee-process';

// A process of its own that reports for many trainees, each as a portal does: what it watched since its last stored
// report, after the interval that the platform gives, and again after a refusal or a failure.

interface Trainee {
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

let settings: TraineeStart | undefined;
let trainees: Trainee[] = [];
let free: HttpConnection[] = [];
let queue: Trainee[] = [];
let count = newCount();
let cpu = process.cpuUsage();
let timer: ReturnType<typeof setInterval> | undefined;
/** Counts the starts, so that results of requests from before a stop are ignored. */
let run = 0;

process.on('message', async (order: TraineeOrder) => {
  process.send?.({ result: await obey(order) });
});
process.on('disconnect', () => process.exit());

async function obey(order: TraineeOrder): Promise<unknown> {
  if (order.kind === 'start') return start(order);
  if (order.kind === 'count') return takeCount();
  if (order.kind === 'pause') for (const trainee of trainees) trainee.watched = watchedBy(trainee);
  if (order.kind === 'stop') stop();
  return {
    watched: trainees.map(watchedBy),
    acknowledged: trainees.map(({ acknowledged }) => acknowledged),
  };
}

async function start(given: TraineeStart): Promise<void> {
  stop();
  settings = given;
  free = Array.from({ length: given.connections }, () => createHttpConnection(given.port));
  for (const connection of free) await connection.connect();
  const now = performance.now();
  trainees = Array.from({ length: given.trainees }, (_, index) => ({
    headers: `authorization: ${traineeHeaders(given.first + index).authorization}\r\n`,
    startedAt: now,
    watched: null,
    acknowledged: 0,
    interval: given.intervalMs,
    refusedAt: null,
    // spread over the first interval
    dueAt: now + (index / given.trainees) * given.intervalMs,
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

function watchedBy({ watched, startedAt, acknowledged }: Trainee): number {
  if (settings?.stepSeconds) return acknowledged;
  return watched ?? Math.floor((performance.now() - startedAt) / 1000);
}

function enqueueDue(): void {
  const now = performance.now();
  for (const trainee of trainees) {
    if (trainee.dueAt === null || trainee.dueAt > now) continue;
    trainee.dueAt = null;
    queue.push(trainee);
  }
  sendQueued();
}

function sendQueued(): void {
  while (queue.length > 0) {
    const connection = free.pop();
    if (!connection) return;
    const trainee = queue.shift();
    if (trainee) void send(trainee, connection);
  }
}

async function send(trainee: Trainee, connection: HttpConnection): Promise<void> {
  const { lessonId = '', stepSeconds = 0 } = settings ?? {};
  const ownRun = run;
  const from = trainee.acknowledged;
  const to = stepSeconds ? from + stepSeconds : watchedBy(trainee);
  const sentAt = performance.now();
  const again = (delay: number) => (trainee.dueAt = performance.now() + delay);
  if (to <= from) again(trainee.interval);
  else
    try {
      const report = { id: 'r', lessonId, ranges: [[from, to]], position: to };
      const body = JSON.stringify({ reports: [report], clock: new Date().toISOString() });
      const response = await connection.post(path, trainee.headers, body);
      const { data } = JSON.parse(response.body) as { data: unknown };
      if (ownRun === run) take(trainee, to, response.status, data, performance.now() - sentAt);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      count.failed[reason] = (count.failed[reason] ?? 0) + 1;
      again(retryMs);
    }
  if (ownRun !== run) return connection.close();
  free.push(connection);
  // Trainees without pause report at once.
  if (settings?.intervalMs === 0 && trainee.dueAt !== null && trainee.dueAt <= performance.now()) {
    trainee.dueAt = null;
    queue.push(trainee);
  }
  sendQueued();
}

function take(trainee: Trainee, to: number, status: number, data: unknown, took: number): void {
  const now = performance.now();
  if (status === 429) {
    count.refusedMs.push(took);
    trainee.refusedAt ??= now;
    trainee.dueAt = now + busyDelayMs((data as BusyResponse).retryAfter);
    return;
  }
  const result = (data as ProgressResult).results[0];
  if (status !== 200 || result?.code !== null) throw new Error(`${status} ${result?.code ?? ''}`.trim());
  count.storedMs.push(took);
  trainee.acknowledged = to;
  if (trainee.refusedAt !== null) count.refusedFor = Math.max(count.refusedFor, now - trainee.refusedAt);
  trainee.refusedAt = null;
  const { nextReportSeconds } = data as ProgressResult;
  if (settings?.intervalMs && nextReportSeconds) trainee.interval = nextReportSeconds * 1000;
  trainee.dueAt = now + trainee.interval;
}

function takeCount(): TraineeCount {
  const now = performance.now();
  const waiting = trainees.map(({ refusedAt }) => (refusedAt === null ? 0 : now - refusedAt));
  const { user, system } = process.cpuUsage(cpu);
  cpu = process.cpuUsage();
  const taken = {
    ...count,
    refusedFor: waiting.reduce((most, one) => Math.max(most, one), count.refusedFor),
    intervals: trainees.map(({ interval }) => interval / 1000),
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
