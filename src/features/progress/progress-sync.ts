import { totalLength, mergeRanges, subtractRanges, type Range } from '@/contracts/ranges';
import { mergeEntry, type PendingProgress } from './progress-db';
import { createPendingQueue } from './pending';
import { fitKeepalive, roundToMilliseconds, firstPart, toReport } from './reports';
import { applyResults } from './settle';
import type { ProgressSync, SyncDeps, SyncState } from './sync-types';
import { heartbeatMs, backoffMs, busyDelayMs } from './waits';

/** How long what was never sent is kept on the computer: 30 days (R10.60). */
const maxAgeMs = 30 * 24 * 3_600_000;
/** Reports a call takes. */
const maxReportsPerCall = 50;

/**
 * Brings progress to the platform without losing any: it is on this computer first (R10.64), goes out on a beat, and is
 * forgotten here only when the platform has answered that it is stored. One sync a person and page; several pages and
 * tabs may report at once, since the platform unites what it gets.
 */
export function createProgressSync(deps: SyncDeps): ProgressSync {
  const { user, db, now } = deps;
  const listeners = new Set<() => void>();
  const lastTellers = new Set<() => void>();
  const known = new Map<string, Range[]>();
  const {
    list: findPending,
    update,
    recorded,
  } = createPendingQueue(user, db, () => {
    tell({ persistent: false });
  });
  let state: SyncState = {
    ...{ pending: false, unsavedSeconds: 0, savedAt: null, problem: null, rejected: null },
    persistent: db.persistent,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  let again = false;
  /** The platform asked for a while without reports. */
  let resting = false;
  let failures = 0;
  let stopped = false;

  const tell = (change: Partial<SyncState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const beatIn = (wait: number) => {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      resting = false;
      void flush();
    }, wait);
  };
  const clock = () => new Date(now()).toISOString();

  async function tellPending(change: Partial<SyncState> = {}): Promise<PendingProgress[]> {
    const left = await findPending();
    const unsaved = left.reduce((sum, { ranges }) => sum + totalLength(ranges), 0);
    tell({ ...change, pending: left.length > 0, unsavedSeconds: unsaved });
    return left;
  }

  async function sendAll(): Promise<void> {
    const entries = (await findPending()).slice(0, maxReportsPerCall);
    if (entries.length === 0) {
      tell({ pending: false, unsavedSeconds: 0, problem: null });
      return;
    }
    const sent = new Map(entries.map((entry) => [deps.newId(), firstPart(entry)]));
    const reports = [...sent].map(([id, entry]) => toReport(id, entry));
    const answer = await deps.send(reports, clock());
    if (answer === null) {
      failures += 1;
      await tellPending({ problem: 'failed' });
      beatIn(backoffMs(failures));
      return;
    }
    failures = 0;
    if ('retryAfter' in answer) {
      resting = true;
      await tellPending({ problem: 'busy' });
      beatIn(busyDelayMs(answer.retryAfter));
      return;
    }
    for (const { lessonId, ranges } of answer.lessons) know(lessonId, ranges);
    // before it is forgotten here: a lesson that opens meanwhile finds its place there or here
    deps.onStored?.(answer.lessons, answer.completed);
    const { anyStored, retryAfter, rejected } = await applyResults(sent, answer, update, deps.onRejected);
    const trouble = retryAfter === null ? null : 'later';
    const left = await tellPending({ problem: trouble, rejected, ...(anyStored && { savedAt: now() }) });
    if (left.length === 0) tell({ problem: null });
    else beatIn(retryAfter === null ? heartbeatMs : Math.max(heartbeatMs, retryAfter * 1000));
  }

  async function flush(isLast = false): Promise<void> {
    if (resting && !isLast) return;
    if (sending) {
      again = true;
      return sending;
    }
    clearTimeout(timer);
    timer = undefined;
    sending = sendAll().finally(() => {
      sending = null;
    });
    await sending;
    if (again) {
      again = false;
      await flush();
    }
  }

  function know(lessonId: string, ranges: readonly Range[]): void {
    known.set(lessonId, mergeRanges(known.get(lessonId) ?? [], ranges));
  }

  db.deleteOlderThan(now() - maxAgeMs).catch(() => undefined);
  // what another page, or an earlier one, could not send
  beatIn(0);

  return {
    markStored: know,
    pendingFor: async (lessonId) => (await findPending()).find((entry) => entry.lessonId === lessonId),
    async record(lessonId, { ranges, position, read = false }) {
      const fresh = subtractRanges(mergeRanges(ranges.map(roundToMilliseconds)), known.get(lessonId) ?? []);
      const entry = { user, lessonId, ranges: fresh, position, read, changedAt: now() };
      await update(lessonId, (old) => mergeEntry(old, entry));
      await tellPending();
      if (timer === undefined && !sending && state.pending) beatIn(heartbeatMs);
    },
    flush,
    onUnload(tell) {
      lastTellers.add(tell);
      return () => {
        lastTellers.delete(tell);
      };
    },
    sendOnUnload() {
      for (const tell of lastTellers) tell();
      const reports = recorded().map((entry) => toReport(deps.newId(), firstPart(entry)));
      const last = fitKeepalive(reports.slice(0, maxReportsPerCall));
      if (last.length > 0) deps.sendKeepalive(last, clock());
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    dispose() {
      stopped = true;
      clearTimeout(timer);
      listeners.clear();
    },
  };
}
