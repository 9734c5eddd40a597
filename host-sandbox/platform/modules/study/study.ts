import { performance } from 'node:perf_hooks';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ResponseOf } from '@/contracts/call';
import { lessonMedia, progressReport, studyOpen } from '@/contracts/study';
import { recordId } from '../../core/db/columns';
import { chapters, hospitals, lessons } from '../../core/db/course-schema';
import { enrolments } from '../../core/db/enrolment-schema';
import type { Database } from '../../core/db/database';
import { lessonProgress } from '../../core/db/study-schema';
import { ownerOf, registerEndpoint, type RequestContext } from '../../core/http/register-endpoint';
import { createBatchQueue } from '../../core/http/batch-queue';
import { findStudyStates } from '../enrolment/port';
import { closeExpiredAttempts } from '../quiz/port';
import { shareLockCurrentUser, currentSession } from '../session/port';
import { requireProjectAccess } from './access';
import { readSeconds, toLessonProgress } from './evaluate-report';
import { openLessonMedia, serveLessonMedia } from './lesson-media';
import type { Report } from './apply-report';
import { acceptReports } from './report';
import { createReportInterval } from './report-interval';
import { lockWatchBudget } from './watch-budget';

/** Longest time in milliseconds for which a batch of reports lets other calls go first. */
const maxIdleWaitMs = 30;

/** Opening a course, its lesson media, and progress reports. */
export function registerStudy(app: FastifyInstance): void {
  const { database, settings, calls, addGauge } = app.platform;
  // All trainees report every few seconds, and the rest of the platform must stay reachable. The embedded database runs
  // one query at a time, in short transactions, and some PostgreSQL connections must stay free.
  const limit = settings.reportLimit;
  const reports = createBatchQueue({
    capacity: limit,
    // a portal sends sequentially; the rest is for further tabs and the last report of a closing page
    maxPerOwner: Math.max(2, Math.floor(limit / 10)),
    ...(settings.databaseUrl ? { concurrency: 2, batchSize: 50 } : { concurrency: 1, batchSize: 20 }),
    // Else each query of a reader would wait for a batch of its own.
    ...(settings.databaseUrl ? {} : { whenIdle: () => calls.none(maxIdleWaitMs) }),
    work: (batch: readonly Report[]) => acceptReports(database, batch),
  });
  addGauge('reports_waiting', 'Reports of progress that wait', () => reports.state().waiting);
  addGauge('reports_running', 'Reports of progress that are being stored', () => reports.state().running);
  const interval = createReportInterval({ load: createLoadMeter(reports.fill) });
  registerEndpoint(app, studyOpen, ({ projectId }, context) =>
    openStudy(database, recordId(projectId), context),
  );
  registerEndpoint(app, lessonMedia, ({ lessonId }, context) => openLessonMedia(app, lessonId, context));
  registerEndpoint(
    app,
    progressReport,
    async (request, context) => {
      const owner = ownerOf(context.session, () => context.client);
      const response = await reports.run(owner, { request, context });
      return { ...response, nextReportSeconds: interval.reportStored(owner) };
    },
    {
      assertCapacity(owner) {
        interval.traineeSeen(owner);
        reports.assertCapacity(owner);
      },
    },
  );
  serveLessonMedia(app);
}

/**
 * The load of this process since the last call, 0 to 1: the busy part of its time, or the fill of the queue, which
 * grows when the database is the bottleneck.
 */
function createLoadMeter(queueFill: () => number): () => number {
  let before = performance.eventLoopUtilization();
  return () => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    return Math.max(utilization, queueFill());
  };
}

/** Opens a course and starts the current user's watch budget. @throws ApiError A0404, A0501, A0502, A0503 */
export async function openStudy(
  database: Database,
  projectId: bigint,
  context: RequestContext,
): Promise<ResponseOf<typeof studyOpen>> {
  const { now } = context;
  const { userId } = currentSession(context);
  const { project, enrolment } = await database.transaction(async (transaction) => {
    await shareLockCurrentUser(transaction, context);
    await lockWatchBudget(transaction, userId, now);
    // first: a passed attempt may complete the course, which then stays open
    await closeExpiredAttempts(transaction, userId, now);
    const access = await requireProjectAccess(transaction, projectId, userId, now);
    if (access.enrolment?.openedAt === null)
      await transaction
        .update(enrolments)
        .set({ openedAt: now })
        .where(eq(enrolments.id, access.enrolment.id));
    return access;
  });
  const outline = await findOutlineProgress(database, projectId, userId);
  const states = await findStudyStates(database, userId, [projectId]);
  const all = outline.flatMap((chapter) => chapter.lessons);
  return {
    project: {
      id: String(project.id),
      title: project.title,
      endsAt: project.endsAt.toISOString(),
      hospital: { id: String(project.hospitalId), name: await findName(database, project.hospitalId) },
    },
    flags: project.study,
    outline,
    share: all.length === 0 ? 1 : all.filter(({ done }) => done).length / all.length,
    completedAt: enrolment?.completedAt?.toISOString() ?? null,
    nextLessonId: states.get(projectId)?.next?.id ?? null,
  };
}

async function findName(database: Database, id: bigint): Promise<string> {
  const [row] = await database.select({ name: hospitals.name }).from(hospitals).where(eq(hospitals.id, id));
  return row?.name ?? '';
}

async function findOutlineProgress(database: Database, projectId: bigint, userId: bigint) {
  const heads = await database
    .select()
    .from(chapters)
    .where(eq(chapters.projectId, projectId))
    .orderBy(chapters.position, chapters.id);
  const parts = await database
    .select({ lesson: lessons, progress: lessonProgress })
    .from(lessons)
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, userId)))
    .where(inArray(lessons.chapterId, [0n, ...heads.map(({ id }) => id)]))
    .orderBy(lessons.position, lessons.id);
  return heads.map(({ id, title }) => ({
    id: String(id),
    title,
    lessons: parts
      .filter(({ lesson }) => lesson.chapterId === id)
      .map(({ lesson, progress }) => ({
        id: String(lesson.id),
        title: lesson.title,
        kind: lesson.kind,
        seconds: lesson.seconds,
        ...toLessonProgress(lesson, progress ?? undefined),
        hasMedia: lesson.media !== null,
        readSeconds: readSeconds(lesson),
      })),
  }));
}
