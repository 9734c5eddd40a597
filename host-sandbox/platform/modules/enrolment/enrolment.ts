import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { enrol, enrolmentLeave, enrolmentMine } from '@/contracts/enrolment';
import { holdsSeat, isPending } from '@/contracts/enrolment-fields';
import { recordId } from '../../core/db/columns';
import { hospitals, projects } from '../../core/db/course-schema';
import { enrolments } from '../../core/db/enrolment-schema';
import type { Database } from '../../core/db/database';
import { notFound, ApiError } from '../../core/http/api-error';
import { registerEndpoint, type RequestContext } from '../../core/http/register-endpoint';
import { findProject, listedColumns, toSummary } from '../project/port';
import { currentSession, lockCurrentUser } from '../session/port';
import { findStudyStates, isInState, stateOf, toEnrolment, toOwnEnrolment } from './enrolment-queries';
import { findEligibility, enrolError, enrolErrorCode } from './eligibility';
import { notifyEnrolmentState } from './notifications';
import { registerReview } from './review';
import { removeDocuments } from './document-queries';
import { deleteDocumentFiles, registerDocuments } from './documents';
import { releaseSeat, reserveSeat, upsertEnrolment } from './seats';
import { leaveWaitlist, registerWaitlist } from './waitlist';

/** Enrolling, leaving, own enrolments, their review, and waiting for a seat. */
export function registerEnrolment(app: FastifyInstance): void {
  const { database } = app.platform;

  registerEndpoint(app, enrol, ({ projectId }, context) =>
    enrolCurrentUser(database, recordId(projectId), context),
  );

  registerEndpoint(app, enrolmentLeave, ({ projectId }, context) =>
    leaveProject(app, recordId(projectId), context),
  );

  registerEndpoint(app, enrolmentMine, async ({ current, size, query: { state } }, context) => {
    const { userId } = currentSession(context);
    const own = and(eq(enrolments.userId, userId), state && isInState(state));
    const [total, rows] = await Promise.all([
      database.$count(enrolments, own),
      database
        .select({ enrolment: enrolments, project: listedColumns })
        .from(enrolments)
        .innerJoin(projects, eq(projects.id, enrolments.projectId))
        .innerJoin(hospitals, eq(hospitals.id, projects.hospitalId))
        .where(own)
        .orderBy(desc(enrolments.enrolledAt), desc(enrolments.id))
        .offset((current - 1) * size)
        .limit(size),
    ]);
    const ids = rows.map(({ project }) => project.id);
    const states = await findStudyStates(database, userId, ids);
    const records = rows.map(({ enrolment, project }) => ({
      ...toOwnEnrolment(toEnrolment(enrolment), project, context.now),
      project: toSummary(project, stateOf(enrolment), context.now),
      ...(states.get(project.id) ?? { lessons: { done: 0, all: 0 }, next: null }),
    }));
    return { records, total, current, size };
  });

  registerReview(app);
  registerWaitlist(app);
  registerDocuments(app);
}

/**
 * Enrols the current user in one transaction. The lock order is the same everywhere: user, enrolment, course.
 * @throws ApiError A0404 and the errors of `eligibility.ts`
 */
export async function enrolCurrentUser(database: Database, projectId: bigint, context: RequestContext) {
  // Checks without a lock first, so that many users at a full course only read.
  await assertEligible(database, projectId, context);
  return database.transaction(async (transaction) => {
    await lockCurrentUser(transaction, context);
    const eligibility = await assertEligible(transaction, projectId, context);
    const { project } = eligibility;
    const { userId } = currentSession(context);
    const { now } = context;
    const enrolment = await upsertEnrolment(transaction, project, userId, now);
    if (!(await reserveSeat(transaction, projectId))) throw enrolError('A0303', eligibility);
    await leaveWaitlist(transaction, projectId, userId);
    const state = enrolment.state === 'incomplete' ? 'incomplete' : 'enrolled';
    await notifyEnrolmentState(transaction, userId, state, { project, reason: null, now });
    return toOwnEnrolment(enrolment, project, now);
  });
}

async function assertEligible(database: Database, projectId: bigint, context: RequestContext) {
  const project = await findProject(database, projectId, context.now);
  if (!project) throw notFound('该培训项目');
  const eligibility = await findEligibility(database, project, currentSession(context).userId, context.now);
  const errorCode = enrolErrorCode(eligibility, context.now);
  if (errorCode) throw enrolError(errorCode, eligibility);
  return { ...eligibility, project };
}

/**
 * Withdraws the current user from a course, releases the seat and deletes the documents.
 * @throws ApiError A0404, A0409, A0308
 */
export async function leaveProject(app: FastifyInstance, projectId: bigint, context: RequestContext) {
  const { database, media } = app.platform;
  const { enrolment, files } = await database.transaction(async (transaction) => {
    await lockCurrentUser(transaction, context);
    const { userId } = currentSession(context);
    const { now } = context;
    const [enrolment] = await transaction
      .select()
      .from(enrolments)
      .where(and(eq(enrolments.projectId, projectId), eq(enrolments.userId, userId)))
      .for('update');
    const [project] = await transaction
      .select({ id: projects.id, title: projects.title, startsAt: projects.startsAt })
      .from(projects)
      .where(eq(projects.id, projectId));
    if (!enrolment || !project) throw new ApiError('A0404', '您没有报名该培训项目');
    if (!holdsSeat(enrolment.state)) throw new ApiError('A0409', '该报名已结束，无需撤回');
    if (now >= project.startsAt) throw new ApiError('A0308', '培训已开始，不能退出');
    const change = { state: 'left' as const, reason: null, approvedName: null, changedAt: now };
    await transaction.update(enrolments).set(change).where(eq(enrolments.id, enrolment.id));
    await releaseSeat(transaction, projectId, now);
    const act = isPending(enrolment.state) ? 'withdrawn' : 'left';
    await notifyEnrolmentState(transaction, userId, act, { project, reason: null, now });
    const files = await removeDocuments(transaction, eq(enrolments.id, enrolment.id));
    return { enrolment: toOwnEnrolment({ ...enrolment, ...change }, project, now), files };
  });
  await deleteDocumentFiles(media, files);
  return enrolment;
}
