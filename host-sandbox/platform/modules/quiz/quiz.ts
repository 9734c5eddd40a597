import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ResponseOf } from '@/contracts/call';
import { quizReview, quizSave, quizStart, quizStatus, quizSubmit, type QuizAttempt } from '@/contracts/quiz';
import { recordId } from '../../core/db/columns';
import type { Database } from '../../core/db/database';
import { quizAttempts } from '../../core/db/study-schema';
import { ApiError } from '../../core/http/api-error';
import { registerEndpoint, type RequestContext } from '../../core/http/register-endpoint';
import { shareLockCurrentUser, currentSession } from '../session/port';
import { requireLessonAccess, lockWatchBudget } from '../study/port';
import { reviewQuiz, saveAnswer, submitQuiz } from './answer';
import {
  type Attempt,
  closeExpiredAttempts,
  findAttempts,
  findQuiz,
  isLessonDone,
  type Quiz,
  toOutcome,
} from './attempts';
import { drawQuestions, findCases, findQuestions, toQuestion } from './questions';

/** Quizzes: the platform's clock decides, and saved answers are never lost. */
export function registerQuiz(app: FastifyInstance): void {
  const { database } = app.platform;
  registerEndpoint(app, quizStatus, ({ lessonId }, context) =>
    findQuizStatus(database, recordId(lessonId), context),
  );
  registerEndpoint(app, quizStart, ({ lessonId }, context) =>
    startQuiz(database, recordId(lessonId), context),
  );
  registerEndpoint(app, quizSave, (request, context) => saveAnswer(database, request, context));
  registerEndpoint(app, quizSubmit, ({ attemptId }, context) =>
    submitQuiz(database, recordId(attemptId), context),
  );
  registerEndpoint(app, quizReview, ({ attemptId }, context) =>
    reviewQuiz(database, recordId(attemptId), context),
  );
}

/** Quiz status of the current user. @throws ApiError A0404, A0501, A0502, A0503 */
export function findQuizStatus(database: Database, lessonId: bigint, context: RequestContext) {
  return database.transaction(async (transaction): Promise<ResponseOf<typeof quizStatus>> => {
    const { quiz, attempts, done } = await openQuiz(transaction, lessonId, context);
    const running = attempts.find(({ closedAt }) => closedAt === null);
    return {
      questions: quiz.drawn,
      seconds: quiz.seconds,
      passMark: quiz.passMark,
      attempts: quiz.attempts,
      left: quiz.attempts - attempts.length,
      passed: attempts.some(({ passed }) => passed),
      done,
      running: running ? { id: String(running.id), deadline: running.deadline.toISOString() } : null,
      past: attempts.filter(({ closedAt }) => closedAt !== null).map(toOutcome),
    };
  });
}

/**
 * Starts an attempt or resumes the running one; none starts in an ended course.
 * @throws ApiError A0508, A0409 and as `findQuizStatus`
 */
export function startQuiz(
  database: Database,
  lessonId: bigint,
  context: RequestContext,
): Promise<QuizAttempt> {
  return database.transaction(async (transaction) => {
    const { quiz, attempts, done, isOver } = await openQuiz(transaction, lessonId, context);
    const running = attempts.find(({ closedAt }) => closedAt === null);
    if (running) return toAttempt(transaction, running, context.now);
    if (attempts.some(({ passed }) => passed)) throw new ApiError('A0409', '您已通过该测验');
    if (done) throw new ApiError('A0409', '您已完成该课时，无需再作答');
    if (isOver) throw new ApiError('A0503', '该培训项目已结束，不能再开始测验');
    if (attempts.length >= quiz.attempts) throw new ApiError('A0508', '该测验的作答次数已用完');
    const attempt = await createAttempt(transaction, quiz, attempts.length + 1, context);
    return toAttempt(transaction, attempt, context.now);
  });
}

/** The current user's attempts, serialised by the lock of their watch budget; expired ones are closed. */
async function openQuiz(transaction: Database, lessonId: bigint, context: RequestContext) {
  const { userId } = currentSession(context);
  const { now } = context;
  await shareLockCurrentUser(transaction, context);
  await lockWatchBudget(transaction, userId, now);
  // first: a passed attempt may complete the course, which then stays open
  await closeExpiredAttempts(transaction, userId, now);
  const { project } = await requireLessonAccess(transaction, lessonId, userId, now);
  const quiz = await findQuiz(transaction, lessonId);
  const attempts = await findAttempts(transaction, lessonId, userId);
  const done = await isLessonDone(transaction, lessonId, userId);
  return { quiz, attempts, done, isOver: now >= project.endsAt };
}

async function createAttempt(
  transaction: Database,
  { lessonId, drawn, seconds }: Quiz,
  number: number,
  context: RequestContext,
): Promise<Attempt> {
  const questions = await drawQuestions(transaction, lessonId, drawn, randomInt);
  const [attempt] = await transaction
    .insert(quizAttempts)
    .values({
      userId: currentSession(context).userId,
      lessonId,
      number,
      startedAt: context.now,
      deadline: new Date(context.now.getTime() + seconds * 1000),
      questionIds: questions.map(({ id }) => String(id)),
    })
    .returning();
  if (!attempt) throw new Error('the attempt was not written');
  return attempt;
}

async function toAttempt(database: Database, attempt: Attempt, now: Date): Promise<QuizAttempt> {
  const { id, number, startedAt, deadline, answers } = attempt;
  const questions = await findQuestions(database, attempt.questionIds);
  return {
    id: String(id),
    number,
    answers,
    startedAt: startedAt.toISOString(),
    deadline: deadline.toISOString(),
    now: now.toISOString(),
    questions: questions.map(toQuestion),
    cases: await findCases(database, questions),
  };
}
