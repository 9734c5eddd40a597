import type { StudyLesson } from '@/features/study/api';
import { nextLessonAfter } from './next-lesson';

/** Goes on from one of four lessons of which some are done. @returns its place and how many are left, else null */
function goOn(from: number, ...done: number[]) {
  const lessons = [0, 1, 2, 3].map((id) => ({ id: String(id), done: done.includes(id) }) as StudyLesson);
  const start = lessons[from];
  const next = start && nextLessonAfter(lessons, start);
  return next ? [next.lesson.id, next.remaining] : null;
}

describe('from a lesson one goes on', () => {
  it('to the next one that is to be done, past those that are', () => {
    expect([goOn(0), goOn(0, 0, 1), goOn(1, 2)]).toEqual([
      ['1', 0],
      ['2', 0],
      ['3', 0],
    ]);
  });

  it('from the last to the first that was left out', () => {
    expect([goOn(3, 0, 3), goOn(2, 0, 2, 3)]).toEqual([
      ['1', 2],
      ['1', 1],
    ]);
  });

  it('nowhere while it alone is to be done, and in order once all are', () => {
    expect([goOn(1, 0, 2, 3), goOn(1, 0, 1, 2, 3), goOn(3, 0, 1, 2, 3)]).toEqual([null, ['2', 0], null]);
  });
});
