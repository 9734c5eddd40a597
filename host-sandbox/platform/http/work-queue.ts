import { PlatformFault } from './fault';

interface Limits {
  /** Pieces of work that are held at most, waiting and running together. */
  readonly limit: number;
  /** How many run at the same time. */
  readonly atOnce: number;
  /** Milliseconds that only ever grow. */
  readonly now?: () => number;
}

/** Work before something that takes little at once: so much of it waits, more is turned away without being begun. */
export interface WorkQueue {
  /** @throws PlatformFault A0429 with `retryAfter` in seconds, when no more work is held */
  checkRoom(): void;
  /**
   * Does the work as soon as it is its turn. Work of one owner runs in the order it came, one after the other.
   * @throws PlatformFault as `checkRoom`; and whatever the work throws
   */
  run<Result>(owner: string, work: () => Promise<Result>): Promise<Result>;
}

interface Waiting {
  readonly owner: string;
  readonly start: () => Promise<void>;
}

/** Longest time that anybody is asked to wait, in milliseconds. */
const longest = 60_000;
/** Share of the newest piece of work in the mean. */
const newest = 0.1;

export function createWorkQueue({ limit, atOnce, now = () => performance.now() }: Limits): WorkQueue {
  const waiting: Waiting[] = [];
  /** Owners whose work is running. */
  const busy = new Set<string>();
  let meanMs = 0;
  // Whoever is turned away comes back: each is given a moment of their own, so that not all come at once.
  let nextFree = 0;

  function checkRoom(): void {
    if (waiting.length + busy.size < limit) return;
    const each = meanMs / atOnce;
    const wait = Math.min(longest, Math.max(nextFree - now(), limit * each));
    nextFree = now() + wait + each;
    const retryAfter = Math.max(1, Math.ceil(wait / 1000));
    throw new PlatformFault('A0429', `当前提交的人较多，请在${retryAfter}秒后再试`, { retryAfter });
  }

  function startNext(): void {
    while (busy.size < atOnce) {
      const place = waiting.findIndex(({ owner }) => !busy.has(owner));
      const [next] = place < 0 ? [] : waiting.splice(place, 1);
      if (!next) return;
      busy.add(next.owner);
      void carryOut(next);
    }
  }

  async function carryOut({ owner, start }: Waiting): Promise<void> {
    // The embedded database works in this very thread: a request that has arrived meanwhile is read first, so that it is
    // counted, turned away or, where it asks for something else, answered in between.
    await new Promise(setImmediate);
    const begin = now();
    await start();
    busy.delete(owner);
    const took = now() - begin;
    meanMs = meanMs === 0 ? took : meanMs + (took - meanMs) * newest;
    startNext();
  }

  return {
    checkRoom,
    async run(owner, work) {
      checkRoom();
      return new Promise((resolve, reject) => {
        waiting.push({ owner, start: () => work().then(resolve, reject) });
        startNext();
      });
    },
  };
}
