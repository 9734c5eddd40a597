import type { StudyLesson } from '@/features/study/api';

/** Where to go on from a lesson. */
export interface NextLesson {
  lesson: StudyLesson;
  /** How many others are to be done, where those are all before this one; else 0. */
  remaining: number;
}

/**
 * The next lesson in order that is still to be done, else the first before this one; once all are done the next in
 * order, to be looked at again.
 * @returns nothing where there is no such lesson
 */
export function nextLessonAfter(lessons: readonly StudyLesson[], from: StudyLesson): NextLesson | undefined {
  const place = lessons.indexOf(from);
  const others = lessons.filter((lesson) => lesson !== from && !lesson.done);
  const after = others.find((lesson) => lessons.indexOf(lesson) > place);
  const again = others.length === 0 && from.done ? lessons[place + 1] : undefined;
  const next = after ?? others[0] ?? again;
  return next && { lesson: next, remaining: after ? 0 : others.length };
}
