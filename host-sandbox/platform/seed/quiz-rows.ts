import type { quizCases, quizQuestions, quizzes } from '../db/study-schema';
import { quizSeeds } from './content/quizzes';
import { lessonId, outlineRows } from './course-rows';
import { readBank } from './quiz-seed';

interface QuizRows {
  quizzes: (typeof quizzes.$inferInsert)[];
  cases: (typeof quizCases.$inferInsert & { id: bigint })[];
  questions: (typeof quizQuestions.$inferInsert)[];
}

/** Rows of all quizzes with their banks; cases and questions are numbered from 1. */
export function quizRows(): QuizRows {
  const rows: QuizRows = { quizzes: [], cases: [], questions: [] };
  const { lessons } = outlineRows();
  for (const { course, lesson, bank, ...rules } of quizSeeds) {
    const id = lessonId(course, lesson);
    const seconds = lessons.find((row) => row.id === id)?.seconds ?? 600;
    rows.quizzes.push({ lessonId: id, seconds, ...rules });
    readBank(bank).forEach(({ caseText, options, solution, ...question }, position) => {
      rows.questions.push({
        ...{ id: BigInt(rows.questions.length + 1), lessonId: id, position, points: 10, ...question },
        ...{ options: [...options], solution: [...solution] },
        caseId: caseText === null ? null : caseNumber(rows.cases, id, caseText),
      });
    });
  }
  return rows;
}

/** The number of a case, which is added where it is new. */
function caseNumber(cases: QuizRows['cases'], lessonId: bigint, text: string): bigint {
  const known = cases.find((row) => row.lessonId === lessonId && row.text === text);
  if (known) return known.id;
  const id = BigInt(cases.length + 1);
  cases.push({ id, lessonId, text });
  return id;
}
