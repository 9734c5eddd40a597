import { limits } from '@/contracts/limits';
import { mergeRanges, subtractRanges, totalLength, type Range } from '@/contracts/ranges';
import type { ProgressEntry, ProgressResult } from '@/contracts/study';
import { createEmitter } from '@/shared/lib/emitter';
import { backoffDelay } from '@/shared/lib/retry-loop';
import { createPendingQueue, type RejectedReport } from './pending-queue';
import type { PendingProgress, ProgressDb } from './progress-db';
import { createReports, fitKeepalive, roundToMilliseconds } from './reports';
import type { BusyResponse, FailedResponse, UploadFailure } from './upload-response';

/** Milliseconds between two reports while there is new progress, unless the platform requires fewer reports. */
export const heartbeatMs = limits.reportSecondsMin * 1000;
/** The longest delay between two tries. */
export const maxDelayMs = 5 * 60_000;
/** Maximum time by which retries at a busy platform are spread. */
const maxSpreadMs = 3000;
/** Unsent progress is deleted after 30 days (R10.60). */
const maxAgeMs = 30 * 24 * 3_600_000;

/** Everything that was watched since the lesson's file was loaded. Recording the same part again is harmless. */
export interface LessonProgress {
  ranges: readonly Range[];
  position: number;
  read?: boolean;
}

export interface SyncState {
  /** The platform has not stored everything yet. */
  pending: boolean;
  unsavedSeconds: number;
  /** When the platform last stored a report, by the clock of this computer. */
  savedAt: number | null;
  /** Why it is pending: see `UploadFailure`, or the platform is busy, or it will accept a part of it later. */
  problem: UploadFailure | 'busy' | 'later' | null;
  /** Error number of the last call while `problem` is an `UploadFailure`; empty without one. */
  number: string;
  /** The report that the platform rejected in its last response. */
  rejected: RejectedReport | null;
  /** False if pending progress is lost with the page. */
  persistent: boolean;
}

export interface ProgressSync {
  /** Records the ranges of a lesson that the platform has, so that they are not sent again. */
  markStored(lessonId: string, stored: readonly Range[]): void;
  pendingFor(lessonId: string): Promise<PendingProgress | undefined>;
  /**
   * Adds progress to this page's memory before it returns, so that `sendOnUnload` can send it, then stores it on this
   * computer. It is sent with the next heartbeat.
   * @returns resolves when it is stored
   */
  record(lessonId: string, progress: LessonProgress): Promise<void>;
  /**
   * Sends what is pending: on pause, seek, hide, or on request. While the platform is busy, its delay is respected.
   * @param isLast the last chance to send: ignores that delay
   * @returns resolves when what was pending at the call was sent, or could not be
   */
  flush(isLast?: boolean): Promise<void>;
  /**
   * Registers a callback that `sendOnUnload` calls first, to record the last seconds by `record`; browsers differ in the
   * order of `pagehide` listeners. It must be synchronous: nothing that waits runs before the page is gone.
   * @returns removes it
   */
  onUnload: (callback: () => void) => () => void;
  /** Sends what this page recorded without waiting for the response: the page is being unloaded (R10.63). */
  sendOnUnload(): void;
  state(): SyncState;
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

export interface SyncDeps {
  user: string;
  db: ProgressDb;
  send(reports: ProgressEntry[], clock: string): Promise<ProgressResult | BusyResponse | FailedResponse>;
  /** Sends while the page is being unloaded. */
  sendKeepalive(reports: ProgressEntry[], clock: string): void;
  newId(): string;
  now(): number;
  onStored?(lessons: ProgressResult['lessons'], completed: readonly string[]): void;
  onRejected?(rejected: RejectedReport): void;
  /** The platform refused a call as a whole. @param number error number of the call */
  onRefused?(number: string): void;
}

/**
 * Uploads progress without losing any: it is stored on this computer first (R10.64), sent with a heartbeat, and removed
 * here only after the platform confirmed it. There is one sync per user and page; several pages and tabs may report
 * at the same time, since the platform merges the reports.
 */
export function createProgressSync(deps: SyncDeps): ProgressSync {
  const { user, db, now, newId } = deps;
  const changed = createEmitter();
  const unloading = createEmitter();
  const stored = new Map<string, Range[]>();
  const queue = createPendingQueue(user, db, () => {
    setState({ persistent: false });
  });
  let state: SyncState = {
    pending: false,
    unsavedSeconds: 0,
    savedAt: null,
    problem: null,
    number: '',
    rejected: null,
    persistent: db.persistent,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  /** The `flush` that was requested during a send. */
  let next: { isLast: boolean; sent: Promise<void> } | null = null;
  let isPlatformBusy = false;
  let failures = 0;
  /** As the platform requires in each response. */
  let intervalMs = heartbeatMs;
  let isDisposed = false;

  function setState(change: Partial<SyncState>): void {
    state = { ...state, ...change };
    changed.emit();
  }
  function schedule(delay: number): void {
    if (isDisposed) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      isPlatformBusy = false;
      void flush();
    }, delay);
  }
  const clock = () => new Date(now()).toISOString();

  async function refreshState(change: Partial<SyncState> = {}): Promise<void> {
    const entries = await queue.list();
    const unsavedSeconds = entries.reduce((sum, { ranges }) => sum + totalLength(ranges), 0);
    setState({ ...change, pending: entries.length > 0, unsavedSeconds });
  }

  async function sendPending(): Promise<void> {
    const entries = await queue.list();
    if (entries.length === 0) {
      setState({ pending: false, unsavedSeconds: 0, problem: null });
      return;
    }
    const { sent, reports } = createReports(entries, newId);
    const response = await deps.send(reports, clock());
    if ('failure' in response) {
      failures += 1;
      const { failure, number } = response;
      // once, not at each retry
      if (failure === 'refused' && state.problem !== 'refused') deps.onRefused?.(number);
      await refreshState({ problem: failure, number });
      schedule(backoffDelay(failures, { first: 2 * heartbeatMs, max: maxDelayMs }));
      return;
    }
    failures = 0;
    if ('retryAfter' in response) {
      isPlatformBusy = true;
      await refreshState({ problem: 'busy' });
      schedule(busyDelayMs(response.retryAfter));
      return;
    }
    intervalMs = (response.nextReportSeconds ?? limits.reportSecondsMin) * 1000;
    for (const { lessonId, ranges } of response.lessons) markStored(lessonId, ranges);
    // before the entries are removed, so that a lesson that opens meanwhile finds its position in one of the two stores
    deps.onStored?.(response.lessons, response.completed);
    const { anyStored, retryAfter, rejected } = await queue.applyResults(sent, response);
    for (const report of rejected) deps.onRejected?.(report);
    await refreshState({
      problem: retryAfter === null ? null : 'later',
      rejected: rejected[rejected.length - 1] ?? null,
      ...(anyStored && { savedAt: now() }),
    });
    if (!state.pending) setState({ problem: null });
    else schedule(Math.max(intervalMs, (retryAfter ?? 0) * 1000));
  }

  async function persist(entry: PendingProgress): Promise<void> {
    await queue.addToDatabase(entry);
    await refreshState();
    if (timer === undefined && !sending && state.pending) schedule(intervalMs);
  }

  function flush(isLast = false): Promise<void> {
    if (isPlatformBusy && !isLast) return Promise.resolve();
    if (sending) {
      const sendNext = () => {
        const isNextLast = next?.isLast;
        next = null;
        return flush(isNextLast);
      };
      next ??= { isLast, sent: sending.then(sendNext, sendNext) };
      next.isLast ||= isLast;
      return next.sent;
    }
    clearTimeout(timer);
    timer = undefined;
    sending = sendPending().finally(() => {
      sending = null;
    });
    return sending;
  }

  function markStored(lessonId: string, ranges: readonly Range[]): void {
    stored.set(lessonId, mergeRanges(stored.get(lessonId) ?? [], ranges));
  }

  db.deleteOlderThan(now() - maxAgeMs).catch(() => undefined);
  // sends what an earlier page left behind
  schedule(0);

  return {
    markStored,
    pendingFor: async (lessonId) => (await queue.list()).find((entry) => entry.lessonId === lessonId),
    record(lessonId, { ranges, position, read = false }) {
      const unsaved = subtractRanges(
        mergeRanges(ranges.map(roundToMilliseconds)),
        stored.get(lessonId) ?? [],
      );
      const entry = { user, lessonId, ranges: unsaved, position, read, changedAt: now() };
      queue.addToMemory(entry);
      return persist(entry);
    },
    flush,
    onUnload: unloading.subscribe,
    sendOnUnload() {
      unloading.emit();
      const reports = fitKeepalive(createReports(queue.inMemory(), newId).reports);
      if (reports.length > 0) deps.sendKeepalive(reports, clock());
    },
    state: () => state,
    subscribe: changed.subscribe,
    dispose() {
      isDisposed = true;
      clearTimeout(timer);
    },
  };
}

/**
 * The delay that a busy platform requires, plus a random part of up to the same time, three seconds at most. Without
 * it, all callers that got the same delay would return at once, and callers with delays of their own would come too
 * late for a free slot.
 * @param retryAfter seconds; `null` if the platform gave none
 */
export function busyDelayMs(retryAfter: number | null): number {
  const requested = retryAfter === null ? heartbeatMs : Math.min(maxDelayMs, retryAfter * 1000);
  return requested + Math.min(requested, maxSpreadMs) * Math.random();
}
