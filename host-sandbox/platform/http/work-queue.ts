import { ApiError } from './api-error';

interface WorkQueueOptions {
  /** Pieces of work that are held at most, waiting and running together. */
  readonly capacity: number;
  /** How many of them one owner may have, so that whoever floods is turned away alone; default: all. */
  readonly maxPerOwner?: number;
  /** How many run at the same time. */
  readonly concurrency: number;
  /** Milliseconds that only ever grow. */
  readonly now?: () => number;
}

/** Work before something that takes little at once: so much of it waits, more is turned away without being begun. */
export interface WorkQueue {
  /** @throws PlatformFault A0429 with `retryAfter` in seconds, when no more work is held, or none more of this owner */
  assertCapacity(owner: string): void;
  /**
   * Does the work as soon as it is its turn. Work of one owner runs in the order it came, one after the other.
   * @throws PlatformFault as `checkRoom`; and whatever the work throws
   */
  run<Result>(owner: string, work: () => Promise<Result>): Promise<Result>;
}

interface QueuedItem {
  readonly owner: string;
  readonly start: () => Promise<void>;
}

/** Longest time that anybody is asked to wait, in milliseconds. */
const maxWaitMs = 60_000;
/** Share of the newest piece of work in the mean. */
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
  /** How many pieces of work each owner has here, waiting or running. */
  const countByOwner = new Map<string, number>();
  let meanMs = 0;
  // Whoever is turned away comes back: each is given a moment of their own, so that not all come at once.
  let nextRetryAt = 0;

  function checkRoom(owner: string): void {
    const each = meanMs / concurrency;
    const own = countByOwner.get(owner) ?? 0;
    // Its own work runs one after the other, and nobody else is asked to wait for it.
    if (own >= maxPerOwner) throw queueFullError('提交过于频繁', own * meanMs);
    if (waiting.length + busy.size < capacity) return;
    const wait = Math.min(maxWaitMs, Math.max(nextRetryAt - now(), capacity * each));
    nextRetryAt = now() + wait + each;
    throw queueFullError('当前提交的人较多', wait);
  }

  function startNext(): void {
    while (busy.size < concurrency) {
      const place = waiting.findIndex(({ owner }) => !busy.has(owner));
      const [next] = place < 0 ? [] : waiting.splice(place, 1);
      if (!next) return;
      busy.add(next.owner);
      void runItem(next);
    }
  }

  async function runItem({ owner, start }: QueuedItem): Promise<void> {
    // The embedded database works in this very thread: a request that has arrived meanwhile is read first, so that it is
    // counted, turned away or, where it asks for something else, answered in between.
    await new Promise(setImmediate);
    const begin = now();
    await start();
    busy.delete(owner);
    release(owner);
    const took = now() - begin;
    meanMs = meanMs === 0 ? took : meanMs + (took - meanMs) * smoothing;
    startNext();
  }

  function release(owner: string): void {
    const left = (countByOwner.get(owner) ?? 0) - 1;
    if (left > 0) countByOwner.set(owner, left);
    else countByOwner.delete(owner);
  }

  return {
    assertCapacity: checkRoom,
    async run(owner, work) {
      checkRoom(owner);
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
