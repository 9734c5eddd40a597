import { lengthOf, unite, without, type Range } from '@/shared/lib/ranges';
import { grown, type Entry } from './progress-store';
import { createPending } from './pending';
import { fitting, inMilliseconds, part, toReport } from './reports';
import { settle } from './settle';
import type { ProgressSync, SyncDeps, SyncState } from './sync-types';
import { beatEvery, waitAfterFailures, waitWhileBusy } from './waits';

/** How long what was never sent is kept on the computer: 30 days (R10.60). */
const keepFor = 30 * 24 * 3_600_000;
/** Reports a call takes. */
const mostReports = 50;

/**
 * Brings progress to the platform without losing any: it is on this computer first (R10.64), goes out on a beat, and is
 * forgotten here only when the platform has answered that it is stored. One sync a person and page; several pages and
 * tabs may report at once, since the platform unites what it gets.
 */
export function createProgressSync(deps: SyncDeps): ProgressSync {
  const { user, store, now } = deps;
  const listeners = new Set<() => void>();
  const lastTellers = new Set<() => void>();
  const known = new Map<string, Range[]>();
  const {
    find: findPending,
    keep,
    noted,
  } = createPending(user, store, () => {
    tell({ durable: false });
  });
  let state: SyncState = {
    ...{ pending: false, unsaved: 0, savedAt: null, trouble: null, refused: null },
    durable: store.durable,
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

  async function tellPending(change: Partial<SyncState> = {}): Promise<Entry[]> {
    const left = await findPending();
    const unsaved = left.reduce((sum, { ranges }) => sum + lengthOf(ranges), 0);
    tell({ ...change, pending: left.length > 0, unsaved });
    return left;
  }

  async function sendAll(): Promise<void> {
    const entries = (await findPending()).slice(0, mostReports);
    if (entries.length === 0) {
      tell({ pending: false, unsaved: 0, trouble: null });
      return;
    }
    const sent = new Map(entries.map((entry) => [deps.newId(), part(entry)]));
    const reports = [...sent].map(([id, entry]) => toReport(id, entry));
    const answer = await deps.send(reports, clock());
    if (answer === null) {
      failures += 1;
      await tellPending({ trouble: 'failed' });
      beatIn(waitAfterFailures(failures));
      return;
    }
    failures = 0;
    if ('retryAfter' in answer) {
      resting = true;
      await tellPending({ trouble: 'busy' });
      beatIn(waitWhileBusy(answer.retryAfter));
      return;
    }
    for (const { lessonId, ranges } of answer.lessons) know(lessonId, ranges);
    // before it is forgotten here: a lesson that opens meanwhile finds its place there or here
    deps.onStored?.(answer.lessons, answer.completed);
    const { stored, later, refused } = await settle(sent, answer, keep, deps.onRefused);
    const trouble = later === null ? null : 'later';
    const left = await tellPending({ trouble, refused, ...(stored && { savedAt: now() }) });
    if (left.length === 0) tell({ trouble: null });
    else beatIn(later === null ? beatEvery : Math.max(beatEvery, later * 1000));
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
    known.set(lessonId, unite(known.get(lessonId) ?? [], ranges));
  }

  store.sweep(now() - keepFor).catch(() => undefined);
  // what another page, or an earlier one, could not send
  beatIn(0);

  return {
    know,
    entryOf: async (lessonId) => (await findPending()).find((entry) => entry.lessonId === lessonId),
    async note(lessonId, { ranges, position, read = false }) {
      const fresh = without(unite(ranges.map(inMilliseconds)), known.get(lessonId) ?? []);
      const entry = { user, lessonId, ranges: fresh, position, read, changedAt: now() };
      await keep(lessonId, (old) => grown(old, entry));
      await tellPending();
      if (timer === undefined && !sending && state.pending) beatIn(beatEvery);
    },
    flush,
    beforeLeave(tell) {
      lastTellers.add(tell);
      return () => {
        lastTellers.delete(tell);
      };
    },
    leave() {
      for (const tell of lastTellers) tell();
      const reports = noted().map((entry) => toReport(deps.newId(), part(entry)));
      const last = fitting(reports.slice(0, mostReports));
      if (last.length > 0) deps.sendLast(last, clock());
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      listeners.clear();
    },
  };
}
