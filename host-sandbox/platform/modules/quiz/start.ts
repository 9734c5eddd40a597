import { randomInt } from 'node:crypto';
import type { ResponseOf } from '@/contracts/call';
import type { QuizAttempt, quizStatus } from '@/contracts/quiz';
import type { Database } from '../../db/database';
import { quizAttempts } from '../../db/study-schema';
import { PlatformFault } from '../../http/fault';
import type { CallContext } from '../../http/register-call';
import { holdSignedInUser, signedIn } from '../session/signed-in';
import { enterLesson } from '../study/access';
import { lockClock } from '../study/watch-clock';
import { type Attempt, closeRunOut } from './close-attempt';
import { findAttempts, findQuiz, isDone, type Quiz } from './find-attempt';
import { drawQuestions, findCases, findQuestions, toQuestion } from './questions';

/** Where the caller stands with a quiz. @throws PlatformFault A0404, A0501, A0502, A0503 */
export function lookAtQuiz(database: Database, lessonId: bigint, context: CallContext) {
  return database.transaction(async (transaction): Promise<ResponseOf<typeof quizStatus>> => {
    const { quiz, attempts, done } = await enterQuiz(transaction, lessonId, context);
    const running = attempts.find(({ closedAt }) => closedAt === null);
    return {
      questions: quiz.drawn,
      ...{ seconds: quiz.seconds, passMark: quiz.passMark, attempts: quiz.attempts },
      left: quiz.attempts - attempts.length,
      passed: attempts.some(({ passed }) => passed),
      done,
      running: running ? { id: String(running.id), deadline: running.deadline.toISOString() } : null,
      past: attempts.filter(({ closedAt }) => closedAt !== null).map(toOutcome),
    };
  });
}

/**
 * Begins an attempt or goes on with the one that runs; none begins in a course that is over.
 * @throws PlatformFault A0508, A0409 and as `lookAtQuiz`
 */
export function startQuiz(database: Database, lessonId: bigint, context: CallContext): Promise<QuizAttempt> {
  return database.transaction(async (transaction) => {
    const { quiz, attempts, done, isOver } = await enterQuiz(transaction, lessonId, context);
    const running = attempts.find(({ closedAt }) => closedAt === null);
    if (running) return toAttempt(transaction, running, context.now);
    if (attempts.some(({ passed }) => passed)) throw new PlatformFault('A0409', '您已通过该测验');
    if (done) throw new PlatformFault('A0409', '您已完成该课时，无需再作答');
    if (isOver) throw new PlatformFault('A0503', '该培训项目已结束，不能再开始测验');
    if (attempts.length >= quiz.attempts) throw new PlatformFault('A0508', '该测验的作答次数已用完');
    const attempt = await begin(transaction, quiz, attempts.length + 1, context);
    return toAttempt(transaction, attempt, context.now);
  });
}

/** The caller's attempts under their clock, so that two starts at once are one; those that ran out are closed. */
async function enterQuiz(transaction: Database, lessonId: bigint, context: CallContext) {
  const { userId } = signedIn(context);
  const { now } = context;
  await holdSignedInUser(transaction, context);
  await lockClock(transaction, userId, now);
  // first: one that passes may finish the course, which stays open then
  await closeRunOut(transaction, userId, now);
  const { project } = await enterLesson(transaction, lessonId, userId, now);
  const quiz = await findQuiz(transaction, lessonId);
  const attempts = await findAttempts(transaction, lessonId, userId);
  const done = await isDone(transaction, lessonId, userId);
  return { quiz, attempts, done, isOver: now >= project.endsAt };
}

async function begin(
  transaction: Database,
  { lessonId, drawn, seconds }: Quiz,
  number: number,
  context: CallContext,
): Promise<Attempt> {
  const questions = await drawQuestions(transaction, lessonId, drawn, randomInt);
  const [attempt] = await transaction
    .insert(quizAttempts)
    .values({
      ...{ userId: signedIn(context).userId, lessonId, number, startedAt: context.now },
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
    ...{ id: String(id), number, answers },
    startedAt: startedAt.toISOString(),
    deadline: deadline.toISOString(),
    now: now.toISOString(),
    questions: questions.map(toQuestion),
    cases: await findCases(database, questions),
  };
}

/** What leaves the platform of an attempt that is closed. */
export function toOutcome({ id, number, score, passed, inTime, closedAt, deadline }: Attempt) {
  return {
    ...{ id: String(id), number, score: score ?? 0, passed: passed ?? false, inTime: inTime ?? false },
    closedAt: (closedAt ?? deadline).toISOString(),
  };
}
