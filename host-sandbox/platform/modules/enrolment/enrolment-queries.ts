import { and, eq, inArray, count, desc, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import {
  holdsSeat,
  type EnrolmentState,
  type NextLesson,
  type OwnEnrolment,
} from '@/contracts/enrolment-fields';
import { limits } from '@/contracts/limits';
import { chapters, lessons, projects } from '../../core/db/course-schema';
import { enrolments } from '../../core/db/enrolment-schema';
import type { Database } from '../../core/db/database';
import { lessonProgress } from '../../core/db/study-schema';

type Row = typeof enrolments.$inferSelect;
export type Enrolment = Omit<Row, 'state'> & { state: EnrolmentState };

/** The columns that store the state of an enrolment. */
export type StoredState = Pick<Row, 'state' | 'incompleteSince' | 'changedAt'>;

/** The state of an enrolment, of which the table stores `incomplete` in a column of its own. */
export function stateOf({ state, incompleteSince, changedAt }: StoredState): EnrolmentState {
  const isIncomplete = state === 'enrolled' && incompleteSince?.getTime() === changedAt.getTime();
  return isIncomplete ? 'incomplete' : state;
}

/** The columns that store a state from now on. */
export function stateColumns(state: EnrolmentState, now: Date) {
  return state === 'incomplete'
    ? { state: 'enrolled' as const, incompleteSince: now, changedAt: now }
    : { state, incompleteSince: null, changedAt: now };
}

/** Condition of the enrolments in a state, as `stateOf` derives it. */
export function isInState(state: EnrolmentState): SQL | undefined {
  const isIncomplete = sql`${enrolments.incompleteSince} is not distinct from ${enrolments.changedAt}`;
  if (state === 'incomplete') return and(eq(enrolments.state, 'enrolled'), isIncomplete);
  return and(eq(enrolments.state, state), state === 'enrolled' ? sql`not (${isIncomplete})` : undefined);
}

export const toEnrolment = (row: Row): Enrolment => ({ ...row, state: stateOf(row) });

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Until when an enrolment without its documents keeps its seat: for `limits.documentDays`, and not beyond the start if
 * it is still to come.
 */
export function documentsDue(changedAt: Date, startsAt: Date): Date {
  const due = changedAt.getTime() + limits.documentDays * dayMs;
  return new Date(changedAt < startsAt ? Math.min(due, startsAt.getTime()) : due);
}

/** Condition of enrolments and their courses whose `documentsDue` has come. */
export function isDocumentsOverdue(now: Date): SQL | undefined {
  const lastChange = new Date(now.getTime() - limits.documentDays * dayMs);
  return and(
    isInState('incomplete'),
    or(
      lte(enrolments.changedAt, lastChange),
      and(lt(enrolments.changedAt, projects.startsAt), lte(projects.startsAt, now)),
    ),
  );
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
  return new Map(rows.map((row) => [row.projectId, toEnrolment(row)]));
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
    documentsDue: state === 'incomplete' ? documentsDue(changedAt, startsAt).toISOString() : null,
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
  return rows.map(({ title, enrolment: { reason, approvedName, ...dates } }) => ({
    title,
    state: stateOf(dates),
    reason,
    approvedName,
    enrolledAt: dates.enrolledAt.toISOString(),
    changedAt: dates.changedAt.toISOString(),
    openedAt: dates.openedAt?.toISOString() ?? null,
    completedAt: dates.completedAt?.toISOString() ?? null,
  }));
}
