import type { FastifyInstance } from 'fastify';
import { lessonMedia, progressReport, studyOpen } from '@/contracts/study';
import { recordId } from '../../db/record-id';
import { registerCall } from '../../http/register-call';
import { openMedia } from './media';
import { serveLessonMedia } from './media-file';
import { openStudy } from './open';
import { takeReports } from './report';

/** Opening a course, its lessons' files, and what was watched of them. */
export function registerStudy(app: FastifyInstance): void {
  const { database } = app.platform;
  registerCall(app, studyOpen, ({ projectId }, context) => openStudy(database, recordId(projectId), context));
  registerCall(app, lessonMedia, ({ lessonId }, context) => openMedia(app, lessonId, context));
  registerCall(app, progressReport, (request, context) => takeReports(database, request, context));
  serveLessonMedia(app);
}
