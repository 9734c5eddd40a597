import { and, eq, inArray, count, desc } from 'drizzle-orm';
import type { EnrolmentState, OwnEnrolment } from '@/contracts/enrolment-fields';
import { chapters, lessons, projects } from '../../db/course-schema';
import { enrolments } from '../../db/enrolment-schema';
import type { Database } from '../../db/database';
import { lessonProgress } from '../../db/study-schema';

export type Enrolment = typeof enrolments.$inferSelect;

const seatHoldingStates: ReadonlySet<EnrolmentState> = new Set<EnrolmentState>([
  'enrolled',
  'review',
  'approved',
]);

/** Whether an enrolment in this state holds a seat. */
export function holdsSeat(state: EnrolmentState): boolean {
  return seatHoldingStates.has(state);
}

/** A user's enrolments in these courses, by course; empty for a visitor. */
export async function findEnrolments(
  database: Database,
  userId: bigint | undefined,
  projectIds: readonly bigint[],
): Promise<Map<bigint, Enrolment>> {
  if (userId === undefined || projectIds.length === 0) return new Map();
  const rows = await database
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), inArray(enrolments.projectId, [...projectIds])));
  return new Map(rows.map((row) => [row.projectId, row]));
}

/** An enrolment for its owner. */
export function toOwnEnrolment(
  { id, state, reason, enrolledAt, changedAt, openedAt, completedAt }: Enrolment,
  { startsAt }: { readonly startsAt: Date },
  now: Date,
): OwnEnrolment {
  return {
    id: String(id),
    state,
    reason,
    enrolledAt: enrolledAt.toISOString(),
    changedAt: changedAt.toISOString(),
    openedAt: openedAt?.toISOString() ?? null,
    completedAt: completedAt?.toISOString() ?? null,
    mayLeave: holdsSeat(state) && now < startsAt,
  };
}

/** Number of lessons and of completed lessons by course; a course without lessons is left out. */
export async function countLessons(
  database: Database,
  userId: bigint,
  projectIds: readonly bigint[],
): Promise<Map<bigint, { done: number; all: number }>> {
  if (projectIds.length === 0) return new Map();
  const rows = await database
    .select({ projectId: chapters.projectId, done: count(lessonProgress.doneAt), all: count(lessons.id) })
    .from(chapters)
    .innerJoin(lessons, eq(lessons.chapterId, chapters.id))
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, userId)))
    .where(inArray(chapters.projectId, [...projectIds]))
    .groupBy(chapters.projectId);
  return new Map(rows.map(({ projectId, ...counts }) => [projectId, counts]));
}

/** A user's enrolments for their data export. */
export async function exportEnrolments(database: Database, userId: bigint) {
  const rows = await database
    .select({ title: projects.title, enrolment: enrolments })
    .from(enrolments)
    .innerJoin(projects, eq(projects.id, enrolments.projectId))
    .where(eq(enrolments.userId, userId))
    .orderBy(desc(enrolments.enrolledAt), desc(enrolments.id));
  return rows.map(({ title, enrolment: { state, reason, approvedName, ...dates } }) => ({
    ...{ title, state, reason, approvedName },
    enrolledAt: dates.enrolledAt.toISOString(),
    changedAt: dates.changedAt.toISOString(),
    completedAt: dates.completedAt?.toISOString() ?? null,
  }));
}
