import { limits } from '@/contracts/limits';
import { mergeRanges, subtractRanges, totalLength } from '@/contracts/ranges';
import type { ProgressEntry, ProgressResult } from '@/contracts/study';
import type { lessons } from '../../core/db/course-schema';
import type { StoredRange, lessonProgress } from '../../core/db/study-schema';
import { countedUntil, reportDenial } from './access';
import type { LessonAccess } from './lesson-access';
import { firstRanges, reachedRanges, toMs } from './ranges';

/** The result of a report. */
export interface Evaluation {
  readonly code: ProgressResult['results'][number]['code'];
  readonly retryAfter: number;
  /** Progress after the report; unchanged if nothing was accepted. */
  readonly progress: Progress | undefined;
  /** New watch time in milliseconds. */
  readonly gainedMs: number;
}

interface ReportContext {
  readonly access: LessonAccess | undefined;
  readonly progress: Progress | undefined;
  /** The user's watch budget left, in milliseconds; that of the lesson is in `progress`. */
  readonly leftMs: number;
  readonly now: Date;
  /** Time of the report by the platform's clock. */
  readonly at: Date;
}

/** Evaluates one report. The result is the union of everything plausible, independent of order and repetition. */
export function evaluateReport(
  entry: ProgressEntry,
  { access, progress, leftMs, now, at }: ReportContext,
): Evaluation {
  const reject = (code: Evaluation['code'], retryAfter = 0): Evaluation => ({
    code,
    retryAfter,
    progress,
    gainedMs: 0,
  });
  if (!access) return reject('A0404');
  const denial = reportDenial(access, now);
  if (denial) return reject(denial);
  const { kind } = access.lesson;
  const backwards = entry.ranges.some(([from, to]) => from > to);
  const foreign = kind === 'video' ? entry.read : entry.ranges.length > 0;
  if (kind === 'quiz' || backwards || foreign) return reject('A0507');
  // Only `lessonMedia` opens a lesson.
  if (!progress) return reject('A0505', limits.watchSlackSeconds);
  const positioned = withPosition(progress, Math.min(entry.position, access.lesson.seconds), at);
  return kind === 'document'
    ? evaluateReading(entry, access, positioned, now)
    : evaluateWatching(entry, access, positioned, { leftMs, now });
}

function evaluateReading(
  entry: ProgressEntry,
  { lesson, project }: LessonAccess,
  progress: Progress,
  now: Date,
): Evaluation {
  const taken = { code: null, retryAfter: 0, progress, gainedMs: 0 };
  if (!entry.read || progress.doneAt) return taken;
  const openMs = countedUntil(project, now).getTime() - progress.openedAt.getTime();
  const missing = readSeconds(lesson) - openMs / 1000;
  if (missing > 0) return { ...taken, code: lateCode('A0506', project, now), retryAfter: Math.ceil(missing) };
  return { ...taken, progress: { ...progress, doneAt: now } };
}

function evaluateWatching(
  entry: ProgressEntry,
  { lesson, project }: LessonAccess,
  progress: Progress,
  { leftMs, now }: Pick<ReportContext, 'leftMs' | 'now'>,
): Evaluation {
  const end = lesson.seconds * 1000;
  const clamped = entry.ranges.map(([from, to]): StoredRange => [
    Math.min(end, toMs(from)),
    Math.min(end, toMs(to)),
  ]);
  const fresh = subtractRanges(mergeRanges(clamped), progress.ranges);
  const maySeekAhead = project.study.forwardSeek || progress.doneAt !== null;
  const reached = maySeekAhead ? fresh : reachedRanges(fresh, progress.ranges);
  const possible = Math.min(leftMs, progress.leftMs, plausibleMs(progress, countedUntil(project, now)));
  const taken = firstRanges(reached, possible);
  const ranges = mergeRanges([...progress.ranges, ...taken]);
  if (ranges.length > limits.storedRanges) return { code: 'A0507', retryAfter: 0, progress, gainedMs: 0 };
  const gainedMs = totalLength(taken);
  const watchedMs = progress.watchedMs + gainedMs;
  const enough = watchedShare(lesson, watchedMs) >= project.study.completeShare;
  const missingMs = totalLength(fresh) - gainedMs;
  return {
    code: missingMs === 0 ? null : lateCode('A0505', project, now),
    retryAfter: Math.ceil(missingMs / limits.maxPlaybackRate / 1000),
    progress: {
      ...progress,
      ranges,
      watchedMs,
      leftMs: progress.leftMs - gainedMs,
      doneAt: progress.doneAt ?? (enough ? now : null),
    },
    gainedMs,
  };
}

/** The code for progress that is not plausible yet. After the end of the course it can no longer become plausible. */
function lateCode(code: 'A0505' | 'A0506', { endsAt }: LessonAccess['project'], now: Date) {
  return now < endsAt ? code : 'A0503';
}

/** The latest position wins, of equal times the further one, so that order does not matter. */
function withPosition(progress: Progress, position: number, at: Date): Progress {
  const before = progress.positionAt?.getTime() ?? -Infinity;
  const isLater = at.getTime() > before || (at.getTime() === before && position > progress.position);
  return isLater ? { ...progress, position, positionAt: at } : progress;
}

export type Progress = typeof lessonProgress.$inferSelect;
type Lesson = Pick<typeof lessons.$inferSelect, 'kind' | 'seconds'>;

/** A user's progress in a lesson for a response. */
export function toLessonProgress(lesson: Lesson, progress: Progress | undefined) {
  const done = Boolean(progress?.doneAt);
  const watchedMs = progress?.watchedMs ?? 0;
  return {
    watched: watchedMs / 1000,
    share: lesson.kind === 'video' ? watchedShare(lesson, watchedMs) : Number(done),
    done,
    position: progress?.position ?? 0,
    ranges: (progress?.ranges ?? []).map(([from, to]): [number, number] => [from / 1000, to / 1000]),
  };
}

/** Watched share of a video, 0 to 1. */
export function watchedShare({ seconds }: Lesson, watchedMs: number): number {
  return seconds > 0 ? Math.min(1, watchedMs / (seconds * 1000)) : 1;
}

/** Seconds a document must be open: a tenth of its reading time, from ten seconds to two minutes. */
export function readSeconds({ kind, seconds }: Lesson): number {
  return kind === 'document' ? Math.min(120, Math.max(10, Math.round(seconds / 10))) : 0;
}

/** Milliseconds that are plausible in a lesson by the time since it was opened (R10.62). */
export function plausibleMs({ openedAt, watchedMs }: Progress, until: Date): number {
  const open = Math.max(0, until.getTime() - openedAt.getTime());
  return Math.max(0, limits.watchSlackSeconds * 1000 + open * limits.maxPlaybackRate - watchedMs);
}
