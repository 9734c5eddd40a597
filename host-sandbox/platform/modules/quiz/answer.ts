import { eq } from 'drizzle-orm';
import type { RequestOf, ResponseOf } from '@/contracts/call';
import type { QuizReview, quizSave } from '@/contracts/quiz';
import type { Database } from '../../core/db/database';
import { recordId } from '../../core/db/columns';
import { quizAttempts } from '../../core/db/study-schema';
import { ApiError } from '../../core/http/api-error';
import type { RequestContext } from '../../core/http/register-endpoint';
import { shareLockCurrentUser, currentSession } from '../session/port';
import { requireLessonAccess, lockWatchBudget } from '../study/port';
import {
  type Attempt,
  closeAttempt,
  isInTime,
  findAttempt,
  findAttempts,
  findQuiz,
  isLessonDone,
  lockAttempt,
  toOutcome,
} from './attempts';
import { countQuestions, findCases, findQuestions, type Question, toQuestion, isCorrect } from './questions';

/** Saves one answer of the current user. @throws ApiError A0400, A0404, A0409, A0501, A0509 */
export function saveAnswer(
  database: Database,
  { attemptId, questionId, options }: RequestOf<typeof quizSave>,
  context: RequestContext,
): Promise<ResponseOf<typeof quizSave>> {
  const { now } = context;
  return database.transaction(async (transaction) => {
    const attempt = await lockAttempt(transaction, recordId(attemptId), currentSession(context).userId);
    if (attempt.closedAt) throw new ApiError('A0409', '该次测验已交卷');
    if (!isInTime(attempt, now)) throw new ApiError('A0509', '答题时间已到，不能再作答');
    await requireAttemptAccess(transaction, attempt, now);
    const servedIds = attempt.questionIds.includes(questionId) ? [questionId] : [];
    const [question] = await findQuestions(transaction, servedIds);
    if (!question) throw new ApiError('A0404', '该次测验没有这道题');
    assertValidOptions(question, options);
    const answers = { ...attempt.answers, [questionId]: [...new Set(options)].sort() };
    await transaction.update(quizAttempts).set({ answers }).where(eq(quizAttempts.id, attempt.id));
    return { answers, savedAt: now.toISOString() };
  });
}

/** Submits an attempt of the current user, once; repeating returns the same. @throws ApiError A0404, A0501 */
export async function submitQuiz(
  database: Database,
  attemptId: bigint,
  context: RequestContext,
): Promise<QuizReview> {
  const { userId } = currentSession(context);
  const { attempt, completed } = await database.transaction(async (transaction) => {
    await shareLockCurrentUser(transaction, context);
    await lockWatchBudget(transaction, userId, context.now);
    const own = await lockAttempt(transaction, attemptId, userId);
    await requireAttemptAccess(transaction, own, context.now);
    return own.closedAt ? { attempt: own, completed: null } : closeAttempt(transaction, own, context.now);
  });
  return toReview(database, attempt, completed);
}

/** A closed attempt of the current user. @throws ApiError A0404, A0409 while it runs */
export async function reviewQuiz(
  database: Database,
  attemptId: bigint,
  context: RequestContext,
): Promise<QuizReview> {
  const attempt = await findAttempt(database, attemptId, currentSession(context).userId);
  if (!attempt.closedAt) throw new ApiError('A0409', '该次测验尚未交卷');
  return toReview(database, attempt, null);
}

/** Requires access to the course. Its end alone does not stop an attempt, which keeps its own deadline. */
async function requireAttemptAccess(
  transaction: Database,
  { lessonId, userId }: Attempt,
  now: Date,
): Promise<void> {
  await requireLessonAccess(transaction, lessonId, userId, now, Infinity);
}

function assertValidOptions({ kind, options: known }: Question, options: readonly string[]): void {
  if (options.some((option) => !known.some(({ id }) => id === option)))
    throw new ApiError('A0400', 'options：没有这个选项');
  if (kind !== 'multiple' && options.length > 1) throw new ApiError('A0400', 'options：只能选择一项');
}

async function toReview(database: Database, attempt: Attempt, completed: bigint | null): Promise<QuizReview> {
  const { lessonId, userId, answers } = attempt;
  const quiz = await findQuiz(database, lessonId);
  const attempts = await findAttempts(database, lessonId, userId);
  const questions = await findQuestions(database, attempt.questionIds);
  const done = await isLessonDone(database, lessonId, userId);
  const left = quiz.attempts - attempts.length;
  // Results and solutions stay hidden while another attempt could use them.
  const isRunning = attempts.some(({ closedAt }) => closedAt === null);
  const isSettled = !isRunning && (left <= 0 || done || attempts.some(({ passed }) => passed));
  return {
    ...toOutcome(attempt),
    lessonId: String(lessonId),
    passMark: quiz.passMark,
    left,
    done,
    redrawn: (await countQuestions(database, lessonId)) > quiz.drawn,
    cases: await findCases(database, questions),
    questions: questions.map((question) => ({
      ...toQuestion(question),
      chosen: [...(answers[String(question.id)] ?? [])],
      right: isSettled || quiz.showsResults ? isCorrect(question, answers) : null,
      solution: isSettled ? question.solution : null,
      explanation: isSettled ? question.explanation : null,
    })),
    completed: completed === null ? null : String(completed),
  };
}
