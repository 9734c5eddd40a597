import { setImmediate } from 'node:timers';
import { mergeRanges, totalLength, type Range } from '@/contracts/ranges';
import type { ProgressEntry, ProgressResult } from '@/contracts/study';
import { openProgressDb, type ProgressDb } from './progress-db';
import { createProgressSync, type SyncDeps } from './progress-sync';

/** A platform that merges what it receives, behind a network that can fail. */
export function createFakePlatform() {
  const lessons = new Map<string, { ranges: Range[]; position: number; done: boolean }>();
  const calls: ProgressEntry[][] = [];
  let network: 'good' | 'lost' | 'response lost' | 'busy' | 'refused' | 'unavailable' = 'good';
  let retryAfter: number | null = null;
  let nextReportSeconds: number | undefined;
  let code: ProgressResult['results'][number]['code'] = null;
  const send: SyncDeps['send'] = (reports) => {
    calls.push(reports);
    if (network === 'lost') return Promise.resolve({ failure: 'failed', number: '' });
    if (network === 'refused' || network === 'unavailable')
      return Promise.resolve({ failure: network, number: 'n1' });
    if (network === 'busy') return Promise.resolve({ retryAfter });
    if (code === null)
      for (const { lessonId, ranges, position, read = false } of reports) {
        const old = lessons.get(lessonId);
        lessons.set(lessonId, {
          ranges: mergeRanges(old?.ranges ?? [], ranges),
          position,
          done: read || old?.done === true,
        });
      }
    if (network === 'response lost') return Promise.resolve({ failure: 'failed', number: '' });
    const states = [...lessons].map(([lessonId, { ranges, position, done }]) => ({
      lessonId,
      position,
      done,
      watched: totalLength(ranges),
      share: 0,
      ranges: ranges.map(([from, to]): [number, number] => [from, to]),
    }));
    return Promise.resolve({
      results: reports.map(({ id }) => ({ id, code, retryAfter: code === null ? 0 : 30 })),
      lessons: states,
      completed: [],
      nextReportSeconds,
    });
  };
  return {
    lessons,
    calls,
    send,
    setNetwork(next: typeof network) {
      network = next;
    },
    /** Rejects calls as too many. @param seconds the delay that it requires */
    setBusy(seconds: number | null) {
      network = 'busy';
      retryAfter = seconds;
    },
    /** Requires another interval between reports. */
    setInterval(seconds: number | undefined) {
      nextReportSeconds = seconds;
    },
    rejectWith(next: typeof code) {
      code = next;
    },
  };
}

let databases = 0;
let ids = 0;

/** Syncs of the user `u`: each test has its own database and fake timers. */
export function setupSyncTests() {
  let db: ProgressDb;
  beforeEach(async () => {
    databases += 1;
    db = await openProgressDb({ name: `progress-${databases}` });
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    db.close();
  });

  return {
    db: () => db,
    /** Starts a sync, as a page does when it opens. */
    start: (platform: ReturnType<typeof createFakePlatform>, more: Partial<SyncDeps> = {}) =>
      createProgressSync({
        user: 'u',
        db,
        send: platform.send,
        sendKeepalive: () => undefined,
        newId: () => `r${(ids += 1)}`,
        now: () => Date.now(),
        ...more,
      }),
    /** Advances the timers and waits for the database. */
    async pass(milliseconds: number) {
      await jest.advanceTimersByTimeAsync(milliseconds);
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
