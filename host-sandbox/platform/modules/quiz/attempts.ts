import { and, asc, eq, gt, isNull, lt, or, type SQL } from 'drizzle-orm';
import { limits } from '@/contracts/limits';
import { chapters, lessons } from '../../core/db/course-schema';
import type { Database } from '../../core/db/database';
import { latestWritten } from '../../core/db/in-force';
import { lessonProgress, quizAttempts, quizzes } from '../../core/db/study-schema';
import { ApiError } from '../../core/http/api-error';
import { completeIfDone } from '../study/port';
import { findQuestions, scorePercent } from './questions';

export type Attempt = typeof quizAttempts.$inferSelect;

/**
 * Whether now is before the deadline plus grace, by the platform's clock. An attempt that began while the clock was ahead
 * is over: its deadline could be years away.
 */
export function isInTime(
  { startedAt, deadline }: Pick<Attempt, 'startedAt' | 'deadline'>,
  now: Date,
): boolean {
  const last = deadline.getTime() + limits.quizGraceSeconds * 1000;
  return now.getTime() <= last && startedAt <= latestWritten(now);
}

/**
 * Closes an attempt with its saved answers and, if it passes, completes lesson and course. The caller has locked the
 * user's watch budget and the attempt.
 * @returns the closed attempt, and the course if this completes it
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
    score,
    inTime,
    passed: score >= quiz.passMark,
    closedAt: inTime || attempt.deadline > now ? now : attempt.deadline,
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

/** Closes a user's expired attempts. The caller has locked the user's watch budget. */
export async function closeExpiredAttempts(transaction: Database, userId: bigint, now: Date): Promise<void> {
  const last = new Date(now.getTime() - limits.quizGraceSeconds * 1000);
  const rows = await transaction
    .select()
    .from(quizAttempts)
    .where(
      and(
        ...[eq(quizAttempts.userId, userId), isNull(quizAttempts.closedAt)],
        or(lt(quizAttempts.deadline, last), gt(quizAttempts.startedAt, latestWritten(now))),
      ),
    )
    .for('update');
  for (const attempt of rows) await closeAttempt(transaction, attempt, now);
}

export type Quiz = typeof quizzes.$inferSelect;

/** One of a user's own attempts, locked. @throws ApiError A0404, also for another user's */
export async function lockAttempt(transaction: Database, id: bigint, userId: bigint): Promise<Attempt> {
  const [row] = await transaction.select().from(quizAttempts).where(ownAttempt(id, userId)).for('update');
  return assertFound(row);
}

/** One of a user's own attempts. @throws ApiError A0404, also for another user's */
export async function findAttempt(database: Database, id: bigint, userId: bigint): Promise<Attempt> {
  const [row] = await database.select().from(quizAttempts).where(ownAttempt(id, userId));
  return assertFound(row);
}

/** A user's attempts at a quiz, first one first. */
export function findAttempts(database: Database, lessonId: bigint, userId: bigint): Promise<Attempt[]> {
  return database
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.lessonId, lessonId), eq(quizAttempts.userId, userId)))
    .orderBy(asc(quizAttempts.number));
}

/** Whether a user has completed a lesson. */
export async function isLessonDone(database: Database, lessonId: bigint, userId: bigint): Promise<boolean> {
  const [row] = await database
    .select({ doneAt: lessonProgress.doneAt })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.lessonId, lessonId), eq(lessonProgress.userId, userId)));
  return Boolean(row?.doneAt);
}

/** Rules of a quiz lesson. @throws ApiError A0404 for other lessons */
export async function findQuiz(database: Database, lessonId: bigint): Promise<Quiz> {
  const [quiz] = await database.select().from(quizzes).where(eq(quizzes.lessonId, lessonId));
  if (!quiz) throw new ApiError('A0404', '该课时没有测验');
  return quiz;
}

function ownAttempt(id: bigint, userId: bigint): SQL | undefined {
  return and(eq(quizAttempts.id, id), eq(quizAttempts.userId, userId));
}

function assertFound(attempt: Attempt | undefined): Attempt {
  if (!attempt) throw new ApiError('A0404', '没有这次测验');
  return attempt;
}

/** A closed attempt in a response. */
export function toOutcome({ id, number, score, passed, inTime, closedAt, deadline }: Attempt) {
  return {
    id: String(id),
    number,
    score: score ?? 0,
    passed: passed ?? false,
    inTime: inTime ?? false,
    closedAt: (closedAt ?? deadline).toISOString(),
  };
}
