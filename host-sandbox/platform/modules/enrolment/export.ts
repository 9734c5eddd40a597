import { desc, eq } from 'drizzle-orm';
import { projects } from '../../db/course-schema';
import type { Database } from '../../db/database';
import { enrolments } from '../../db/enrolment-schema';

/** All that is held of a person's enrolments, for their own export. */
export async function exportEnrolments(database: Database, userId: bigint) {
  const rows = await database
    .select({ title: projects.title, enrolment: enrolments })
    .from(enrolments)
    .innerJoin(projects, eq(projects.id, enrolments.projectId))
    .where(eq(enrolments.userId, userId))
    .orderBy(desc(enrolments.enrolledAt), desc(enrolments.id));
  return rows.map(({ title, enrolment: { state, reason, enrolledAt, changedAt, completedAt } }) => ({
    ...{ title, state, reason },
    enrolledAt: enrolledAt.toISOString(),
    changedAt: changedAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
  }));
}
