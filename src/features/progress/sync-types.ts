import type { ProgressEntry, ProgressResult, retryableReportCodes } from '@/contracts/study';
import type { Range } from '@/contracts/ranges';
import type { PendingProgress, ProgressDb } from './progress-db';

type ReportCode = NonNullable<ProgressResult['results'][number]['code']>;

/** A report that the platform will never take, and why. */
export interface RejectedReport {
  lessonId: string;
  code: Exclude<ReportCode, (typeof retryableReportCodes)[number]>;
}

/** What a lesson tells: all that was watched since its file was loaded, as often as it likes. */
export interface LessonProgress {
  ranges: readonly Range[];
  position: number;
  read?: boolean;
}

export interface SyncState {
  /** Something is kept here that the platform has not taken yet. */
  pending: boolean;
  /** Seconds of it. */
  unsavedSeconds: number;
  /** When the platform last stored what it was sent, by this computer's clock; `null` before. */
  savedAt: number | null;
  /** Why it is not there yet: the last call failed, too many report at once, or the platform wants part of it later. */
  problem: 'failed' | 'busy' | 'later' | null;
  /** What the platform refused with its last answer; `null` when it took some, or wants it later. */
  rejected: RejectedReport | null;
  /** False where what is pending is lost with the page. */
  persistent: boolean;
}

export interface ProgressSync {
  /** What the platform has of a lesson already, which need not be sent again. */
  markStored(lessonId: string, stored: readonly Range[]): void;
  /** What is kept here of a lesson and not there. */
  pendingFor(lessonId: string): Promise<PendingProgress | undefined>;
  /** Keeps progress on this computer at once, and sends it with the next beat. */
  record(lessonId: string, progress: LessonProgress): Promise<void>;
  /**
   * Sends what is pending now: on pause, seek, hide, or because somebody asks for it. While the platform is busy it goes
   * out when its wait is over.
   * @param isLast nothing is sent afterwards: it is tried even so
   */
  flush(isLast?: boolean): Promise<void>;
  /**
   * Has `tell` called right before the last report is made up, so that it holds the last moment; browsers disagree on
   * whose listener of a page that goes is first. @returns stops it
   */
  onUnload: (tell: () => void) => () => void;
  /** Sends what this page has noted without waiting for an answer: the page goes (R10.63). */
  sendOnUnload(): void;
  state(): SyncState;
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

/** The platform has no room for a report just now, and has stored nothing of it. */
export interface BusyResponse {
  /** Seconds until it wants to be asked again; `null` where it does not say. */
  retryAfter: number | null;
}

export interface SyncDeps {
  user: string;
  db: ProgressDb;
  /** The call; `null` when it failed for another reason than that too many report. */
  send(reports: ProgressEntry[], clock: string): Promise<ProgressResult | BusyResponse | null>;
  /** The call of a page that goes. */
  sendKeepalive(reports: ProgressEntry[], clock: string): void;
  newId(): string;
  now(): number;
  /** Told what the platform has stored. */
  onStored?(lessons: ProgressResult['lessons'], completed: readonly string[]): void;
  /** Told of a report that will never be taken. */
  onRejected?(refused: RejectedReport): void;
}
