import { setImmediate } from 'node:timers';
import { type setPlatform } from './platform-in-test';
import { openProgressStore, type ProgressStore } from './progress-store';
import { createProgressSync } from './progress-sync';
import type { SyncDeps } from './sync-types';

let stores = 0;
let ids = 0;

/** The way of the progress of one person, `u`: a database of its own in each test, and a clock that tests move. */
export function syncInTest() {
  let store: ProgressStore;
  beforeEach(async () => {
    stores += 1;
    store = await openProgressStore(`progress-${stores}`);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    store.close();
  });

  return {
    store: () => store,
    /** Begins to send to a platform, as a page that opens does. */
    begin: (platform: ReturnType<typeof setPlatform>, more: Partial<SyncDeps> = {}) =>
      createProgressSync({
        user: 'u',
        store,
        send: platform.send,
        sendLast: () => undefined,
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
