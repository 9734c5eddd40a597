import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { lessonProgress, quizAttempts, quizzes } from '../../db/study-schema';
import { ApiError } from '../../http/api-error';
import type { Attempt } from './close-attempt';

export type Quiz = typeof quizzes.$inferSelect;

/** One of a person's own attempts, locked. @throws PlatformFault A0404, for another's too */
export async function lockAttempt(transaction: Database, id: bigint, userId: bigint): Promise<Attempt> {
  const [row] = await transaction.select().from(quizAttempts).where(ownAttempt(id, userId)).for('update');
  return assertFound(row);
}

/** One of a person's own attempts. @throws PlatformFault A0404, for another's too */
export async function findAttempt(database: Database, id: bigint, userId: bigint): Promise<Attempt> {
  const [row] = await database.select().from(quizAttempts).where(ownAttempt(id, userId));
  return assertFound(row);
}

/** All attempts of a person at a quiz, the first one first. */
export function findAttempts(database: Database, lessonId: bigint, userId: bigint): Promise<Attempt[]> {
  return database
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.lessonId, lessonId), eq(quizAttempts.userId, userId)))
    .orderBy(asc(quizAttempts.number));
}

/** True where a person has done a lesson, by an attempt that passed or otherwise. */
export async function isLessonDone(database: Database, lessonId: bigint, userId: bigint): Promise<boolean> {
  const [row] = await database
    .select({ doneAt: lessonProgress.doneAt })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.lessonId, lessonId), eq(lessonProgress.userId, userId)));
  return Boolean(row?.doneAt);
}

/** What a lesson that is a quiz asks for. @throws PlatformFault A0404 for another lesson */
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
