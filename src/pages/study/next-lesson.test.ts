import type { StudyLesson } from '@/features/study/api';
import { nextLessonAfter } from './next-lesson';

/** @returns the id of the lesson after one of four, of which some are finished, and the number of remaining ones */
function nextIdAfter(from: number, ...done: number[]) {
  const lessons = [0, 1, 2, 3].map((id) => ({ id: String(id), done: done.includes(id) }) as StudyLesson);
  const start = lessons[from];
  const next = start && nextLessonAfter(lessons, start);
  return next ? [next.lesson.id, next.remaining] : null;
}

describe('the next lesson', () => {
  it('is the next unfinished one', () => {
    expect([nextIdAfter(0), nextIdAfter(0, 0, 1), nextIdAfter(1, 2)]).toEqual([
      ['1', 0],
      ['2', 0],
      ['3', 0],
    ]);
  });

  it('after the last one is the first that was left out', () => {
    expect([nextIdAfter(3, 0, 3), nextIdAfter(2, 0, 2, 3)]).toEqual([
      ['1', 2],
      ['1', 1],
    ]);
  });

  it('does not exist while only the current one is unfinished, and is the following one when all are done', () => {
    expect([nextIdAfter(1, 0, 2, 3), nextIdAfter(1, 0, 1, 2, 3), nextIdAfter(3, 0, 1, 2, 3)]).toEqual([
      null,
      ['2', 0],
      null,
    ]);
  });
});
