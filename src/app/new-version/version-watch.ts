import { backoffDelay } from '@/shared/lib/retry-loop';
import { createEmitter } from '@/shared/lib/emitter';
import { onNetworkChange, onPageHidden, onPageVisible } from '@/shared/lib/page-events';
import { setupTogether } from '@/shared/lib/disposer';
import type { Release } from './fetch-release';

/** Milliseconds that lie between two questions at least, and the longest delay while questions fail. */
const [minGapMs, maxDelayMs] = [60_000, 6 * 3_600_000];

export interface VersionWatch {
  /** True once another build has taken the place of the one that this page runs. */
  isNew(): boolean;
  /** Calls the listener when `isNew` becomes true. @returns unsubscribes */
  subscribe(listener: () => void): () => void;
  /** Asks soon, because a file of this build is missing. */
  check(): void;
  dispose(): void;
}

/**
 * Notices a new version: asks which build is served at an interval, on return to the tab and when `check` is called, but
 * at most once a minute, less and less often while it fails, and never while the page is hidden or offline. It stops
 * asking once there is a new version.
 * @param ask requests the release
 * @param minutes the interval; 0 never asks
 * @param onNew called once with the new product version
 */
export function createVersionWatch({
  ask,
  minutes,
  onNew,
}: {
  ask: (signal: AbortSignal) => Promise<Release>;
  minutes: number;
  onNew?: ((version: string) => void) | undefined;
}): VersionWatch {
  const changed = createEmitter();
  const aborter = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isNew = false;
  let failures = 0;
  /** A page that starts is of the build that is served. */
  let askedAt = Date.now();

  async function run(): Promise<void> {
    askedAt = Date.now();
    const release = await ask(aborter.signal).catch(() => null);
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

  /** Plans the next question. @param isUrgent as soon as the last one is a minute ago */
  function schedule(isUrgent = false): void {
    clearTimeout(timer);
    timer = undefined;
    if (isNew || minutes === 0 || aborter.signal.aborted || document.hidden || !navigator.onLine) return;
    const interval = Math.max(minGapMs, minutes * 60_000);
    const delay =
      failures === 0 ? interval : backoffDelay(failures + 1, { first: interval, max: maxDelayMs });
    const dueAt = askedAt + (isUrgent ? minGapMs : delay);
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
