import { mergeRanges, subtractRanges } from '@/contracts/ranges';
import { retryableReportCodes, type ProgressResult } from '@/contracts/study';
import type { PendingProgress, ProgressDb } from './progress-db';

type ReportCode = NonNullable<ProgressResult['results'][number]['code']>;

/** A report that the platform will never accept, and its error code. */
export interface RejectedReport {
  lessonId: string;
  code: Exclude<ReportCode, (typeof retryableReportCodes)[number]>;
}

/** Progress that the platform has not stored yet: the entries of the database, and those of this page in memory. */
export interface PendingQueue {
  list(): Promise<PendingProgress[]>;
  /** Merges new progress into the entry of its lesson in memory, where `inMemory` has it when this returns. */
  addToMemory(entry: PendingProgress): void;
  /** Merges the same progress into the entry of the database. */
  addToDatabase(entry: PendingProgress): Promise<void>;
  /** Removes what was stored or rejected for good. @param sent the sent entries, by the id of their report */
  applyResults(sent: ReadonlyMap<string, PendingProgress>, result: ProgressResult): Promise<AppliedResults>;
  /** Entries that this page added: available without waiting, and if the database fails. */
  inMemory(): PendingProgress[];
}

export interface AppliedResults {
  /** At least one report was stored. */
  anyStored: boolean;
  /** Seconds until the platform accepts the rest; `null` when nothing is left to retry. */
  retryAfter: number | null;
  rejected: readonly RejectedReport[];
}

/** @param onNotPersistent called when the database fails: new progress then lives as long as the page */
export function createPendingQueue(user: string, db: ProgressDb, onNotPersistent: () => void): PendingQueue {
  const memory = new Map<string, PendingProgress>();
  const updateMemory = (lessonId: string, change: Change) => {
    const changed = change(memory.get(lessonId));
    if (changed) memory.set(lessonId, changed);
    else memory.delete(lessonId);
  };
  const updateDatabase = (lessonId: string, change: Change) =>
    db.update(user, lessonId, change).catch(onNotPersistent);
  return {
    async list() {
      const stored = await db.forUser(user).catch((): PendingProgress[] => []);
      const storedIds = new Set(stored.map(({ lessonId }) => lessonId));
      return [...stored, ...[...memory.values()].filter(({ lessonId }) => !storedIds.has(lessonId))];
    },
    addToMemory(entry) {
      updateMemory(entry.lessonId, (old) => merge(old, entry));
    },
    addToDatabase: (entry) => updateDatabase(entry.lessonId, (old) => merge(old, entry)),
    async applyResults(sent, { results }) {
      let anyStored = false;
      let retryAfter: number | null = null;
      const rejected: RejectedReport[] = [];
      for (const { id, code, retryAfter: seconds } of results) {
        const entry = sent.get(id);
        if (!entry) continue;
        if (isRetryable(code)) {
          retryAfter = Math.max(retryAfter ?? 0, seconds);
          continue;
        }
        const removeSent: Change = (old) => (old ? remaining(old, entry) : null);
        updateMemory(entry.lessonId, removeSent);
        await updateDatabase(entry.lessonId, removeSent);
        if (code === null) anyStored = true;
        else rejected.push({ lessonId: entry.lessonId, code });
      }
      return { anyStored, retryAfter, rejected };
    },
    inMemory: () => [...memory.values()],
  };
}

/** Changes the entry of a lesson; null removes it. */
type Change = (old: PendingProgress | undefined) => PendingProgress | null;

function merge(old: PendingProgress | undefined, next: PendingProgress): PendingProgress {
  return old ? { ...next, ranges: mergeRanges(old.ranges, next.ranges), read: old.read || next.read } : next;
}

/** Progress that was added to an entry while a part of it was being sent. */
function remaining(old: PendingProgress, sent: PendingProgress): PendingProgress | null {
  const ranges = subtractRanges(old.ranges, sent.ranges);
  const isNewer =
    old.changedAt > sent.changedAt && (old.position !== sent.position || old.read !== sent.read);
  return ranges.length > 0 || isNewer ? { ...old, ranges } : null;
}

function isRetryable(code: ReportCode | null): code is (typeof retryableReportCodes)[number] {
  return retryableReportCodes.some((one) => one === code);
}
