import { limits } from '@/contracts/limits';
import type { lessons } from '../../db/course-schema';
import type { lessonProgress } from '../../db/study-schema';

export type Progress = typeof lessonProgress.$inferSelect;
type Lesson = Pick<typeof lessons.$inferSelect, 'kind' | 'seconds'>;

/** What leaves the platform of somebody's standing with a lesson. */
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

/** Share of a video that was watched, 0 to 1. */
export function watchedShare({ seconds }: Lesson, watchedMs: number): number {
  return seconds > 0 ? Math.min(1, watchedMs / (seconds * 1000)) : 1;
}

/** Seconds a document is to be open: a tenth of the time it is meant to take, from ten seconds to two minutes. */
export function readSeconds({ kind, seconds }: Lesson): number {
  return kind === 'document' ? Math.min(120, Math.max(10, Math.round(seconds / 10))) : 0;
}

/** New milliseconds that are possible in a lesson by the time since it was opened (R10.62). */
export function plausibleMs({ openedAt, watchedMs }: Progress, until: Date): number {
  const open = Math.max(0, until.getTime() - openedAt.getTime());
  return Math.max(0, limits.watchSlackSeconds * 1000 + open * limits.maxPlaybackRate - watchedMs);
}
