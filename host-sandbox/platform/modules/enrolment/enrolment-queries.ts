import { and, eq, inArray, count, desc, sql } from 'drizzle-orm';
import type { EnrolmentState, NextLesson, OwnEnrolment } from '@/contracts/enrolment-fields';
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

interface StudyState {
  /** Number of lessons, and of completed ones. */
  lessons: { done: number; all: number };
  next: NextLesson | null;
}

/**
 * A user's progress in each course, and the lesson to continue with: the unfinished one worked on last, else the first
 * unfinished one. A course without lessons is left out.
 */
export async function findStudyStates(
  database: Database,
  userId: bigint,
  projectIds: readonly bigint[],
): Promise<Map<bigint, StudyState>> {
  if (projectIds.length === 0) return new Map();
  // `greatest` ignores a null
  const studiedAt = sql`greatest(${lessonProgress.openedAt}, ${lessonProgress.positionAt})`;
  const next = sql<NextLesson | null>`
    (array_agg(jsonb_build_object('id', ${lessons.id}::text, 'title', ${lessons.title}, 'studiedAt', ${studiedAt})
      order by ${studiedAt} desc nulls last, ${chapters.position}, ${chapters.id}, ${lessons.position}, ${lessons.id})
      filter (where ${lessonProgress.doneAt} is null))[1]`;
  const rows = await database
    .select({
      projectId: chapters.projectId,
      done: count(lessonProgress.doneAt),
      all: count(lessons.id),
      next,
    })
    .from(chapters)
    .innerJoin(lessons, eq(lessons.chapterId, chapters.id))
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, userId)))
    .where(inArray(chapters.projectId, [...projectIds]))
    .groupBy(chapters.projectId);
  return new Map(
    rows.map(({ projectId, next, ...counts }) => [
      projectId,
      { lessons: counts, next: next && toNext(next) },
    ]),
  );
}

/** PostgreSQL writes a time with its offset. */
function toNext({ studiedAt, ...lesson }: NextLesson): NextLesson {
  return { ...lesson, studiedAt: studiedAt && new Date(studiedAt).toISOString() };
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
    title,
    state,
    reason,
    approvedName,
    enrolledAt: dates.enrolledAt.toISOString(),
    changedAt: dates.changedAt.toISOString(),
    openedAt: dates.openedAt?.toISOString() ?? null,
    completedAt: dates.completedAt?.toISOString() ?? null,
  }));
}
