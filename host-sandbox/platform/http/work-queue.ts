import { PlatformFault } from './fault';

interface Limits {
  /** Pieces of work that are held at most, waiting and running together. */
  readonly limit: number;
  /** How many of them one owner may have, so that whoever floods is turned away alone; default: all. */
  readonly share?: number;
  /** How many run at the same time. */
  readonly atOnce: number;
  /** Milliseconds that only ever grow. */
  readonly now?: () => number;
}

/** Work before something that takes little at once: so much of it waits, more is turned away without being begun. */
export interface WorkQueue {
  /** @throws PlatformFault A0429 with `retryAfter` in seconds, when no more work is held, or none more of this owner */
  checkRoom(owner: string): void;
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

export function createWorkQueue({
  limit,
  share = limit,
  atOnce,
  now = () => performance.now(),
}: Limits): WorkQueue {
  const waiting: Waiting[] = [];
  /** Owners whose work is running. */
  const busy = new Set<string>();
  /** How many pieces of work each owner has here, waiting or running. */
  const held = new Map<string, number>();
  let meanMs = 0;
  // Whoever is turned away comes back: each is given a moment of their own, so that not all come at once.
  let nextFree = 0;

  function checkRoom(owner: string): void {
    const each = meanMs / atOnce;
    const own = held.get(owner) ?? 0;
    // Its own work runs one after the other, and nobody else is asked to wait for it.
    if (own >= share) throw turnedAway('提交过于频繁', own * meanMs);
    if (waiting.length + busy.size < limit) return;
    const wait = Math.min(longest, Math.max(nextFree - now(), limit * each));
    nextFree = now() + wait + each;
    throw turnedAway('当前提交的人较多', wait);
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
    release(owner);
    const took = now() - begin;
    meanMs = meanMs === 0 ? took : meanMs + (took - meanMs) * newest;
    startNext();
  }

  function release(owner: string): void {
    const left = (held.get(owner) ?? 0) - 1;
    if (left > 0) held.set(owner, left);
    else held.delete(owner);
  }

  return {
    checkRoom,
    async run(owner, work) {
      checkRoom(owner);
      held.set(owner, (held.get(owner) ?? 0) + 1);
      return new Promise((resolve, reject) => {
        waiting.push({ owner, start: () => work().then(resolve, reject) });
        startNext();
      });
    },
  };
}

function turnedAway(why: string, waitMs: number): PlatformFault {
  const retryAfter = Math.max(1, Math.ceil(Math.min(longest, waitMs) / 1000));
  return new PlatformFault('A0429', `${why}，请在${retryAfter}秒后再试`, { retryAfter });
}
