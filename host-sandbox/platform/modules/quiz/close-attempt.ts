import { and, eq, isNull, lt } from 'drizzle-orm';
import { limits } from '@/contracts/limits';
import { chapters, lessons } from '../../db/course-schema';
import type { Database } from '../../db/database';
import { lessonProgress, quizAttempts, quizzes } from '../../db/study-schema';
import { completeIfDone } from '../study/completion';
import { findQuestions } from './questions';
import { scorePercent } from './score';

export type Attempt = typeof quizAttempts.$inferSelect;

/** True until the deadline and the moment of grace after it, by the platform's clock. */
export function isInTime({ deadline }: Pick<Attempt, 'deadline'>, now: Date): boolean {
  return now.getTime() <= deadline.getTime() + limits.quizGraceSeconds * 1000;
}

/**
 * Closes an attempt with what is saved, and finishes lesson and course by it where it passes. The caller holds the
 * person's clock and the attempt.
 * @returns the closed attempt, and the course if it is finished by this
 */
export async function closeAttempt(transaction: Database, attempt: Attempt, now: Date) {
  const { userId, lessonId, answers, questionIds } = attempt;
  const [quiz] = await transaction
    .select({ passMark: quizzes.passMark, projectId: chapters.projectId })
    .from(quizzes)
    .innerJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .innerJoin(chapters, eq(chapters.id, lessons.chapterId))
    .where(eq(quizzes.lessonId, lessonId));
  if (!quiz) throw new Error('the quiz is gone');
  const score = scorePercent(await findQuestions(transaction, questionIds), answers);
  const inTime = isInTime(attempt, now);
  const closing = {
    ...{ score, inTime, passed: score >= quiz.passMark },
    closedAt: inTime ? now : attempt.deadline,
  };
  await transaction.update(quizAttempts).set(closing).where(eq(quizAttempts.id, attempt.id));
  const closed = { ...attempt, ...closing };
  if (!closing.passed) return { attempt: closed, completed: null };
  await transaction
    .insert(lessonProgress)
    .values({ userId, lessonId, openedAt: attempt.startedAt, doneAt: closing.closedAt })
    .onConflictDoUpdate({
      target: [lessonProgress.userId, lessonProgress.lessonId],
      set: { doneAt: closing.closedAt },
      setWhere: isNull(lessonProgress.doneAt),
    });
  const { projectId } = quiz;
  const completed = (await completeIfDone(transaction, { userId, projectId, now })) ? projectId : null;
  return { attempt: closed, completed };
}

/** Closes the attempts of a person whose time ran out. The caller holds the person's clock. */
export async function closeExpiredAttempts(transaction: Database, userId: bigint, now: Date): Promise<void> {
  const last = new Date(now.getTime() - limits.quizGraceSeconds * 1000);
  const rows = await transaction
    .select()
    .from(quizAttempts)
    .where(
      and(
        ...[eq(quizAttempts.userId, userId), isNull(quizAttempts.closedAt)],
        lt(quizAttempts.deadline, last),
      ),
    )
    .for('update');
  for (const attempt of rows) await closeAttempt(transaction, attempt, now);
}
