import { backoffDelay } from '@/shared/lib/retry-loop';
import { createEmitter } from '@/shared/lib/emitter';
import { onNetworkChange, onPageHidden, onPageVisible } from '@/shared/lib/page-events';
import { setupTogether } from '@/shared/lib/disposer';
import type { Release } from './fetch-release';

/** Milliseconds: the minimum between two requests, and the maximum delay while requests fail. */
const [minGapMs, maxDelayMs] = [60_000, 6 * 3_600_000];

export interface VersionWatch {
  /** True once another build has replaced the running one. */
  isNew(): boolean;
  /** Calls the listener when `isNew` becomes true. @returns unsubscribes */
  subscribe(listener: () => void): () => void;
  /** Checks soon, because a file of this build is missing. */
  check(): void;
  dispose(): void;
}

/**
 * Detects a new version: requests the release of the served build at an interval, on return to the tab and when `check`
 * is called; at most once a minute, with a growing delay while requests fail, and never while the page is hidden or
 * offline. It stops once there is a new version.
 * @param fetchRelease requests the release
 * @param minutes the interval; 0 turns the requests off
 * @param onNew called once with the new product version
 */
export function createVersionWatch({
  fetchRelease,
  minutes,
  onNew,
}: {
  fetchRelease: (signal: AbortSignal) => Promise<Release>;
  minutes: number;
  onNew?: ((version: string) => void) | undefined;
}): VersionWatch {
  const changed = createEmitter();
  const aborter = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isNew = false;
  let failures = 0;
  /** A page that has just loaded runs the served build. */
  let checkedAt = Date.now();

  async function run(): Promise<void> {
    checkedAt = Date.now();
    const release = await fetchRelease(aborter.signal).catch(() => null);
    failures = release ? 0 : failures + 1;
    if (release?.isOther !== true) {
      schedule();
      return;
    }
    if (aborter.signal.aborted) return;
    isNew = true;
    changed.emit();
    onNew?.(release.version);
  }

  /** Schedules the next request. @param isUrgent as soon as the minimum gap has passed */
  function schedule(isUrgent = false): void {
    clearTimeout(timer);
    timer = undefined;
    if (isNew || minutes === 0 || aborter.signal.aborted || document.hidden || !navigator.onLine) return;
    const interval = Math.max(minGapMs, minutes * 60_000);
    const delay =
      failures === 0 ? interval : backoffDelay(failures + 1, { first: interval, max: maxDelayMs });
    const dueAt = checkedAt + (isUrgent ? minGapMs : delay);
    timer = setTimeout(() => void run(), Math.max(0, dueAt - Date.now()));
  }

  const { dispose } = setupTogether((add) => {
    add(() => {
      aborter.abort();
      clearTimeout(timer);
    });
    add(onPageVisible(() => schedule(failures === 0)));
    add(onPageHidden(() => schedule()));
    add(onNetworkChange(() => schedule()));
    schedule();
  });
  return {
    isNew: () => isNew,
    subscribe: changed.subscribe,
    check: () => schedule(true),
    dispose,
  };
}
