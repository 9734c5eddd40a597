import { ApiError } from './api-error';
import { createRetrySchedule } from './retry-schedule';

interface BatchQueueOptions<Item, Result> {
  /** Maximum number of items, waiting and running. */
  readonly capacity: number;
  /** Maximum number of items of one owner, so that only a flooding owner is rejected; default: all. */
  readonly maxPerOwner?: number;
  /** Number of batches that run concurrently. */
  readonly concurrency: number;
  /** Maximum number of items of a batch. */
  readonly batchSize: number;
  /**
   * Processes items of different owners together. The n-th result belongs to the n-th item; only its owner waits for an
   * item that takes longer.
   */
  readonly work: (items: readonly Item[]) => Promise<readonly Promise<Result>[]>;
  /** Awaited before each batch, so that more urgent work can run first. */
  readonly whenIdle?: () => Promise<void>;
  /** Monotonic clock in milliseconds. */
  readonly now?: () => number;
}

/** A bounded queue in front of a scarce resource: excess work is rejected without being started. */
export interface BatchQueue<Item, Result> {
  /**
   * Owners that were rejected before go first: half of the capacity is reserved for them while they return.
   * @throws ApiError A0429 with `retryAfter` in seconds when the queue, or this owner's share, is full
   */
  assertCapacity(owner: string): void;
  /**
   * Processes an item together with other waiting items. Items of one owner are processed one
   * after the other, in order of arrival.
   * @throws ApiError as `assertCapacity`, and any error of the work
   */
  run(owner: string, item: Item): Promise<Result>;
  /** The share of the capacity that waits, 0 to 1. */
  fill(): number;
  /** Number of items that wait, and of those that are worked on. */
  state(): { readonly waiting: number; readonly running: number };
}

interface QueuedItem<Item, Result> {
  readonly owner: string;
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** Weight of the newest duration in the moving averages. */
const smoothing = 0.1;

export function createBatchQueue<Item, Result>({
  capacity,
  maxPerOwner = capacity,
  concurrency,
  batchSize,
  work,
  whenIdle = () => Promise.resolve(),
  now = () => performance.now(),
}: BatchQueueOptions<Item, Result>): BatchQueue<Item, Result> {
  let waiting: QueuedItem<Item, Result>[] = [];
  /** Owners whose items are worked on. */
  const busy = new Set<string>();
  let running = 0;
  /** Items per owner, waiting or running. */
  const countByOwner = new Map<string, number>();
  const batchMs = createAverage();
  const itemMs = createAverage();
  const retrySchedule = createRetrySchedule(now);

  function assertCapacity(owner: string): void {
    const each = itemMs.value() / concurrency;
    const own = countByOwner.get(owner) ?? 0;
    // An owner's items run one after the other and delay no other owner.
    if (own >= maxPerOwner) throw queueFullError('提交过于频繁', own * batchMs.value());
    const limit = retrySchedule.mustYield(owner) ? Math.ceil(capacity / 2) : capacity;
    if (waiting.length + busy.size < limit) return;
    throw queueFullError('当前提交的人较多', retrySchedule.schedule(owner, capacity * each, each));
  }

  function startNext(): void {
    while (running < concurrency) {
      const batch = takeBatch();
      if (batch.length === 0) return;
      running += 1;
      void runBatch(batch);
    }
  }

  /** The first waiting items of different owners who have none running. */
  function takeBatch(): QueuedItem<Item, Result>[] {
    const batch: QueuedItem<Item, Result>[] = [];
    const left = waiting.filter((queued) => {
      if (batch.length >= batchSize || busy.has(queued.owner)) return true;
      busy.add(queued.owner);
      batch.push(queued);
      return false;
    });
    waiting = left;
    return batch;
  }

  async function runBatch(batch: QueuedItem<Item, Result>[]): Promise<void> {
    // The embedded database runs in this thread: yield first, so that requests that have arrived meanwhile are counted,
    // rejected or served.
    await new Promise(setImmediate);
    await whenIdle();
    const startedAt = now();
    const results = await start(batch.map(({ item }) => item));
    const settled = Promise.all(batch.map((queued, index) => settle(queued, results[index])));
    // A slow item does not delay the next batch.
    await Promise.race([settled, new Promise(setImmediate)]);
    running -= 1;
    batchMs.add(now() - startedAt);
    itemMs.add((now() - startedAt) / batch.length);
    startNext();
  }

  /** Calls `work`. If it rejects, every item rejects with its error. */
  async function start(items: readonly Item[]): Promise<readonly Promise<Result>[]> {
    try {
      return await work(items);
    } catch (error) {
      return items.map(() => Promise.reject<Result>(error as Error));
    }
  }

  async function settle(
    { owner, resolve, reject }: QueuedItem<Item, Result>,
    result: Promise<Result> | undefined,
  ): Promise<void> {
    try {
      resolve(await (result ?? Promise.reject(new Error('the work left an item out'))));
    } catch (error) {
      reject(error);
    }
    busy.delete(owner);
    release(owner);
    startNext();
  }

  function release(owner: string): void {
    const left = (countByOwner.get(owner) ?? 0) - 1;
    if (left > 0) countByOwner.set(owner, left);
    else countByOwner.delete(owner);
  }

  return {
    assertCapacity,
    async run(owner, item) {
      assertCapacity(owner);
      retrySchedule.remove(owner);
      countByOwner.set(owner, (countByOwner.get(owner) ?? 0) + 1);
      return new Promise((resolve, reject) => {
        waiting.push({ owner, item, resolve, reject });
        startNext();
      });
    },
    fill: () => waiting.length / capacity,
    state: () => ({ waiting: waiting.length, running: busy.size }),
  };
}

/** A moving average; the first value is the initial mean. */
function createAverage() {
  let mean = 0;
  return {
    add(value: number): void {
      mean = mean === 0 ? value : mean + (value - mean) * smoothing;
    },
    value: () => mean,
  };
}

function queueFullError(why: string, waitMs: number): ApiError {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  return new ApiError('A0429', `${why}，请在${retryAfter}秒后再试`, { retryAfter });
}
