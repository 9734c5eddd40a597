import type { FastifyInstance } from 'fastify';
import { quizReview, quizSave, quizStart, quizStatus, quizSubmit } from '@/contracts/quiz';
import { recordId } from '../../db/record-id';
import { registerEndpoint } from '../../http/register-endpoint';
import { reviewQuiz, saveAnswer, submitQuiz } from './answer';
import { findQuizStatus, startQuiz } from './start';

/** Quizzes: the platform's clock decides, and nothing that was saved is lost. */
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
