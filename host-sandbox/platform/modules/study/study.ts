import type { FastifyInstance } from 'fastify';
import { lessonMedia, progressReport, studyOpen } from '@/contracts/study';
import { recordId } from '../../db/record-id';
import { registerEndpoint } from '../../http/register-endpoint';
import { createWorkQueue } from '../../http/work-queue';
import { openLessonMedia } from './media';
import { serveLessonMedia } from './media-file';
import { openStudy } from './open';
import { acceptReports } from './report';

/** Opening a course, its lessons' files, and what was watched of them. */
export function registerStudy(app: FastifyInstance): void {
  const { database, settings } = app.platform;
  // Everybody who studies reports every few seconds; the rest of the platform is to be reached beside them. The embedded
  // database does one thing at a time, and of a server's connections some stay free.
  const limit = settings.reportLimit;
  const reports = createWorkQueue({
    capacity: limit,
    // a portal sends one after the other; some are left for further tabs and the last one of a page that goes
    maxPerOwner: Math.max(2, Math.floor(limit / 10)),
    concurrency: settings.databaseUrl ? 4 : 1,
  });
  registerEndpoint(app, studyOpen, ({ projectId }, context) =>
    openStudy(database, recordId(projectId), context),
  );
  registerEndpoint(app, lessonMedia, ({ lessonId }, context) => openLessonMedia(app, lessonId, context));
  registerEndpoint(
    app,
    progressReport,
    (request, context) => acceptReports(database, request, context),
    reports,
  );
  serveLessonMedia(app);
}
