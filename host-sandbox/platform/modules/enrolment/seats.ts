import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { projects } from '../../db/course-schema';
import type { Database } from '../../db/database';
import { enrolments } from '../../db/enrolment-schema';
import { holdsSeat } from './own-enrolments';

/** Takes one of the places, however many people ask at once. @returns false when none is left */
export async function reserveSeat(transaction: Database, projectId: bigint): Promise<boolean> {
  const taken = await transaction
    .update(projects)
    .set({ taken: sql`${projects.taken} + 1` })
    .where(and(eq(projects.id, projectId), lt(projects.taken, projects.quota)))
    .returning({ id: projects.id });
  return taken.length === 1;
}

/** Gives a place back. */
export async function releaseSeat(transaction: Database, projectId: bigint): Promise<void> {
  await transaction
    .update(projects)
    .set({ taken: sql`${projects.taken} - 1` })
    .where(eq(projects.id, projectId));
}

/** Takes somebody out of every course they have not finished; the courses in their order, so that nobody waits in a ring. */
export async function cancelUnfinishedEnrolments(transaction: Database, userId: bigint): Promise<void> {
  const unfinished = and(eq(enrolments.userId, userId), isNull(enrolments.completedAt));
  const rows = await transaction
    .select()
    .from(enrolments)
    .where(unfinished)
    .orderBy(asc(enrolments.projectId))
    .for('update');
  for (const { state, projectId } of rows) if (holdsSeat(state)) await releaseSeat(transaction, projectId);
  await transaction.delete(enrolments).where(unfinished);
}
