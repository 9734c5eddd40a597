import { ApiError } from './api-error';

interface WorkQueueOptions {
  /** Maximum number of items, waiting and running. */
  readonly capacity: number;
  /** Maximum number of items of one owner, so that only a flooding owner is rejected; default: all. */
  readonly maxPerOwner?: number;
  /** Number of items that run concurrently. */
  readonly concurrency: number;
  /** Monotonic clock in milliseconds. */
  readonly now?: () => number;
}

/** A bounded queue in front of a scarce resource: excess work is rejected without being started. */
export interface WorkQueue {
  /** @throws ApiError A0429 with `retryAfter` in seconds when the queue, or this owner's share, is full */
  assertCapacity(owner: string): void;
  /**
   * Runs the work when its turn comes. Work of one owner runs sequentially in order of arrival.
   * @throws ApiError as `assertCapacity`, and any error of the work
   */
  run<Result>(owner: string, work: () => Promise<Result>): Promise<Result>;
}

interface QueuedItem {
  readonly owner: string;
  readonly start: () => Promise<void>;
}

/** Longest retry time, in milliseconds. */
const maxWaitMs = 60_000;
/** Weight of the newest duration in the moving average. */
const smoothing = 0.1;

export function createWorkQueue({
  capacity,
  maxPerOwner = capacity,
  concurrency,
  now = () => performance.now(),
}: WorkQueueOptions): WorkQueue {
  const waiting: QueuedItem[] = [];
  /** Owners whose work is running. */
  const busy = new Set<string>();
  /** Items per owner, waiting or running. */
  const countByOwner = new Map<string, number>();
  let meanMs = 0;
  // Rejected clients come back: each gets its own retry time, so that they do not return at once.
  let nextRetryAt = 0;

  function assertCapacity(owner: string): void {
    const each = meanMs / concurrency;
    const own = countByOwner.get(owner) ?? 0;
    // An owner's work is sequential and delays no other owner.
    if (own >= maxPerOwner) throw queueFullError('提交过于频繁', own * meanMs);
    if (waiting.length + busy.size < capacity) return;
    const wait = Math.min(maxWaitMs, Math.max(nextRetryAt - now(), capacity * each));
    nextRetryAt = now() + wait + each;
    throw queueFullError('当前提交的人较多', wait);
  }

  function startNext(): void {
    while (busy.size < concurrency) {
      const index = waiting.findIndex(({ owner }) => !busy.has(owner));
      const [next] = index < 0 ? [] : waiting.splice(index, 1);
      if (!next) return;
      busy.add(next.owner);
      void runItem(next);
    }
  }

  async function runItem({ owner, start }: QueuedItem): Promise<void> {
    // The embedded database runs in this thread: yield first, so that requests that have arrived meanwhile are counted,
    // rejected or served.
    await new Promise(setImmediate);
    const startedAt = now();
    await start();
    busy.delete(owner);
    release(owner);
    const took = now() - startedAt;
    meanMs = meanMs === 0 ? took : meanMs + (took - meanMs) * smoothing;
    startNext();
  }

  function release(owner: string): void {
    const left = (countByOwner.get(owner) ?? 0) - 1;
    if (left > 0) countByOwner.set(owner, left);
    else countByOwner.delete(owner);
  }

  return {
    assertCapacity: assertCapacity,
    async run(owner, work) {
      assertCapacity(owner);
      countByOwner.set(owner, (countByOwner.get(owner) ?? 0) + 1);
      return new Promise((resolve, reject) => {
        waiting.push({ owner, start: () => work().then(resolve, reject) });
        startNext();
      });
    },
  };
}

function queueFullError(why: string, waitMs: number): ApiError {
  const retryAfter = Math.max(1, Math.ceil(Math.min(maxWaitMs, waitMs) / 1000));
  return new ApiError('A0429', `${why}，请在${retryAfter}秒后再试`, { retryAfter });
}
