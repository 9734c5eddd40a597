import type { FastifyInstance } from 'fastify';
import { quizReview, quizSave, quizStart, quizStatus, quizSubmit } from '@/contracts/quiz';
import { recordId } from '../../db/record-id';
import { registerCall } from '../../http/register-call';
import { reviewQuiz, saveAnswer, submitQuiz } from './answer';
import { lookAtQuiz, startQuiz } from './start';

/** Quizzes: the platform's clock decides, and nothing that was saved is lost. */
export function registerQuiz(app: FastifyInstance): void {
  const { database } = app.platform;
  registerCall(app, quizStatus, ({ lessonId }, context) => lookAtQuiz(database, recordId(lessonId), context));
  registerCall(app, quizStart, ({ lessonId }, context) => startQuiz(database, recordId(lessonId), context));
  registerCall(app, quizSave, (request, context) => saveAnswer(database, request, context));
  registerCall(app, quizSubmit, ({ attemptId }, context) =>
    submitQuiz(database, recordId(attemptId), context),
  );
  registerCall(app, quizReview, ({ attemptId }, context) =>
    reviewQuiz(database, recordId(attemptId), context),
  );
}
