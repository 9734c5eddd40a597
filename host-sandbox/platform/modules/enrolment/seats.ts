import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { holdsSeat } from '@/contracts/enrolment-fields';
import { users } from '../../core/db/account-schema';
import { projects } from '../../core/db/course-schema';
import { enrolments, waitlistEntries } from '../../core/db/enrolment-schema';
import type { Database } from '../../core/db/database';
import { findProject } from '../project/port';
import { enrolErrorCode, findEligibility } from './eligibility';
import { stateColumns, toEnrolment, type Enrolment } from './enrolment-queries';
import { notifyEnrolmentState } from './notifications';

/** Reserves a seat, safely under concurrency. @returns false when none is left */
export async function reserveSeat(transaction: Database, projectId: bigint): Promise<boolean> {
  const taken = await transaction
    .update(projects)
    .set({ taken: sql`${projects.taken} + 1` })
    .where(and(eq(projects.id, projectId), lt(projects.taken, projects.quota)))
    .returning({ id: projects.id });
  return taken.length === 1;
}

/**
 * Releases a seat. The same transaction gives it to the first user on the waitlist, so that no other user takes it in
 * between.
 */
export async function releaseSeat(transaction: Database, projectId: bigint, now: Date): Promise<void> {
  await transaction
    .update(projects)
    .set({ taken: sql`${projects.taken} - 1` })
    .where(eq(projects.id, projectId));
  await promoteFirst(transaction, projectId, now);
}

/** Locks a course, so that transactions change its seats and its waitlist one after the other. */
export async function lockProject(transaction: Database, projectId: bigint): Promise<void> {
  await transaction
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for('no key update');
}

/**
 * Enrols the first user on the waitlist who may enrol, if a seat is free and the enrolment is open. Users who may not
 * enrol now keep their position.
 * @returns whether somebody was enrolled
 */
export async function promoteFirst(transaction: Database, projectId: bigint, now: Date): Promise<boolean> {
  await lockProject(transaction, projectId);
  const project = await findProject(transaction, projectId, now);
  if (!project || project.taken >= project.quota || now < project.enrolFrom || now >= project.enrolUntil)
    return false;
  for (let previous = 0n; ;) {
    const [entry] = await transaction
      .select({ id: waitlistEntries.id, userId: waitlistEntries.userId })
      .from(waitlistEntries)
      .where(
        and(
          eq(waitlistEntries.projectId, projectId),
          eq(waitlistEntries.kind, 'seat'),
          gt(waitlistEntries.id, previous),
        ),
      )
      .orderBy(asc(waitlistEntries.id))
      .limit(1);
    if (!entry) return false;
    previous = entry.id;
    if (!(await lockIfIdle(transaction, entry.userId))) continue;
    const eligibility = await findEligibility(transaction, project, entry.userId, now);
    if (enrolErrorCode(eligibility, now) !== null) continue;
    const claimed = await transaction
      .delete(waitlistEntries)
      .where(eq(waitlistEntries.id, entry.id))
      .returning({ id: waitlistEntries.id });
    if (claimed.length === 0) continue;
    await reserveSeat(transaction, projectId);
    const { state } = await upsertEnrolment(transaction, project, entry.userId, now);
    const notified = state === 'incomplete' ? 'promotedIncomplete' : 'promoted';
    await notifyEnrolmentState(transaction, entry.userId, notified, { project, reason: null, now });
    return true;
  }
}

/**
 * Locks the user of another request unless they change their own data at this moment. Waiting for them could deadlock,
 * since the order of locks is user, then course. They keep their position, and `settleWaitlist` gives them the next
 * seat.
 */
async function lockIfIdle(transaction: Database, userId: bigint): Promise<boolean> {
  const rows = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
    .for('key share', { skipLocked: true });
  return rows.length === 1;
}

/** Writes an enrolment, which waits for the documents that the course requires; enrolling again reuses the row. */
export async function upsertEnrolment(
  transaction: Database,
  { id: projectId, documents }: { readonly id: bigint; readonly documents: readonly unknown[] },
  userId: bigint,
  now: Date,
): Promise<Enrolment> {
  const fresh = {
    ...stateColumns(documents.length > 0 ? 'incomplete' : 'enrolled', now),
    reason: null,
    approvedName: null,
    enrolledAt: now,
  };
  const [row] = await transaction
    .insert(enrolments)
    .values({ projectId, userId, ...fresh })
    .onConflictDoUpdate({ target: [enrolments.projectId, enrolments.userId], set: fresh })
    .returning();
  if (!row) throw new Error('the enrolment was not written');
  return toEnrolment(row);
}

/**
 * Cancels a user's waitlist entries and unfinished enrolments, ordered by course so that transactions cannot deadlock.
 */
export async function cancelUnfinishedEnrolments(
  transaction: Database,
  userId: bigint,
  now: Date,
): Promise<void> {
  await transaction.delete(waitlistEntries).where(eq(waitlistEntries.userId, userId));
  const unfinished = and(eq(enrolments.userId, userId), isNull(enrolments.completedAt));
  const rows = await transaction
    .select()
    .from(enrolments)
    .where(unfinished)
    .orderBy(asc(enrolments.projectId))
    .for('update');
  for (const { state, projectId } of rows)
    if (holdsSeat(state)) await releaseSeat(transaction, projectId, now);
  await transaction.delete(enrolments).where(unfinished);
  // Completed enrolments stay, without the name.
  await transaction.update(enrolments).set({ approvedName: null }).where(eq(enrolments.userId, userId));
}
