import { setImmediate } from 'node:timers';
import { type createFakePlatform } from './progress-fixture';
import { openProgressDb, type ProgressDb } from './progress-db';
import { createProgressSync } from './progress-sync';
import type { SyncDeps } from './sync-types';

let stores = 0;
let ids = 0;

/** The way of the progress of one person, `u`: a database of its own in each test, and a clock that tests move. */
export function setupSyncTests() {
  let db: ProgressDb;
  beforeEach(async () => {
    stores += 1;
    db = await openProgressDb(`progress-${stores}`);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    db.close();
  });

  return {
    db: () => db,
    /** Begins to send to a platform, as a page that opens does. */
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
    /** Lets milliseconds pass, and the database answer. */
    async pass(milliseconds: number) {
      await jest.advanceTimersByTimeAsync(milliseconds);
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
