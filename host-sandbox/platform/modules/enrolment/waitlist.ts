import { and, asc, count, desc, eq, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { limits } from '@/contracts/limits';
import { waitlistMine, waitlistSet, type WaitlistEntry } from '@/contracts/waitlist';
import { recordId } from '../../core/db/columns';
import { hospitals, projects } from '../../core/db/course-schema';
import { waitlistEntries } from '../../core/db/enrolment-schema';
import type { Database } from '../../core/db/database';
import { ApiError, notFound } from '../../core/http/api-error';
import { registerEndpoint, type RequestContext } from '../../core/http/register-endpoint';
import { toSummary, findProject, isPublicProject, listedColumns } from '../project/port';
import { currentSession, lockCurrentUser } from '../session/port';
import { enrolError, enrolErrorCode, findEligibility } from './eligibility';
import { findEnrolments } from './enrolment-queries';
import { lockProject } from './seats';

/** Waiting for a seat of a full course, and for the enrolment of a course to open. */
export function registerWaitlist(app: FastifyInstance): void {
  const { database } = app.platform;

  registerEndpoint(app, waitlistMine, (_input, context) => findOwnEntries(database, context));

  registerEndpoint(app, waitlistSet, async ({ projectId, waits }, context) => {
    const id = recordId(projectId);
    if (waits) await joinWaitlist(database, id, context);
    else await leaveWaitlist(database, id, currentSession(context).userId);
    return findOwnEntries(database, context);
  });
}

/**
 * Adds the current user at the end of the queue, or for a reminder. The lock order is that of enrolling: user, course;
 * no seat is released between the check and the entry.
 * @throws ApiError A0404, A0409, and the errors of enrolling except A0301 and A0303
 */
function joinWaitlist(database: Database, projectId: bigint, context: RequestContext): Promise<void> {
  return database.transaction(async (transaction) => {
    const { now } = context;
    const { id: userId } = await lockCurrentUser(transaction, context);
    await lockProject(transaction, projectId);
    const project = await findProject(transaction, projectId, now);
    if (!project) throw notFound('该培训项目');
    const eligibility = await findEligibility(transaction, project, userId, now);
    const reason = enrolErrorCode(eligibility, now);
    if (reason === null) throw new ApiError('A0409', '该培训项目还有名额，请直接报名');
    // A reminder checks no conditions: the user still has time to meet them.
    const obstacle = reason === 'A0301' ? null : enrolErrorCode(eligibility, now, 'A0303');
    if (obstacle !== null) throw enrolError(obstacle, eligibility);
    const own = await transaction
      .select({ projectId: waitlistEntries.projectId, kind: waitlistEntries.kind })
      .from(waitlistEntries)
      .where(eq(waitlistEntries.userId, userId));
    const kind = reason === 'A0301' ? 'opening' : 'seat';
    const present = own.find((entry) => entry.projectId === projectId);
    if (present?.kind === kind) return;
    // A reminder that was not sent yet has no position in the queue.
    if (present) await leaveWaitlist(transaction, projectId, userId);
    else if (own.length >= limits.waitlistMax)
      throw new ApiError('A0409', `最多同时候补或关注 ${limits.waitlistMax} 个培训项目`);
    await transaction.insert(waitlistEntries).values({ projectId, userId, kind, since: now });
  });
}

/** Takes a user off the waitlist of a course. */
export async function leaveWaitlist(database: Database, projectId: bigint, userId: bigint): Promise<void> {
  await database
    .delete(waitlistEntries)
    .where(and(eq(waitlistEntries.projectId, projectId), eq(waitlistEntries.userId, userId)));
}

async function findOwnEntries(database: Database, context: RequestContext): Promise<WaitlistEntry[]> {
  const { now } = context;
  const { userId } = currentSession(context);
  const rows = await database
    .select({ entry: waitlistEntries, project: listedColumns })
    .from(waitlistEntries)
    .innerJoin(projects, eq(projects.id, waitlistEntries.projectId))
    .innerJoin(hospitals, eq(hospitals.id, projects.hospitalId))
    .where(and(eq(waitlistEntries.userId, userId), isPublicProject(now)))
    .orderBy(desc(waitlistEntries.id));
  const ids = rows.map(({ project }) => project.id);
  const [positions, mine] = await Promise.all([
    findPositions(database, userId),
    findEnrolments(database, userId, ids),
  ]);
  return rows.map(({ entry: { kind, since }, project }) => ({
    kind,
    position: kind === 'seat' ? (positions.get(project.id) ?? 1) : null,
    since: since.toISOString(),
    project: toSummary(project, mine.get(project.id)?.state, now),
  }));
}

/** The user's position in each queue, by course. */
async function findPositions(database: Database, userId: bigint): Promise<Map<bigint, number>> {
  const own = alias(waitlistEntries, 'own');
  const { id, projectId, kind } = waitlistEntries;
  const rows = await database
    .select({ projectId: own.projectId, position: count() })
    .from(own)
    .innerJoin(waitlistEntries, and(eq(projectId, own.projectId), eq(kind, own.kind), lte(id, own.id)))
    .where(and(eq(own.userId, userId), eq(own.kind, 'seat')))
    .groupBy(own.projectId);
  return new Map(rows.map((row) => [row.projectId, row.position]));
}

/** A user's waitlist entries for their data export. */
export async function exportWaitlist(database: Database, userId: bigint) {
  const rows = await database
    .select({ title: projects.title, kind: waitlistEntries.kind, since: waitlistEntries.since })
    .from(waitlistEntries)
    .innerJoin(projects, eq(projects.id, waitlistEntries.projectId))
    .where(eq(waitlistEntries.userId, userId))
    .orderBy(asc(waitlistEntries.id));
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}
