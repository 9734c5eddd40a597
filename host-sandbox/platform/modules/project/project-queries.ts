import { and, eq, inArray, lt, lte, ne, type SQL, asc } from 'drizzle-orm';
import type { RequestOf } from '@/contracts/call';
import type { projectFacets } from '@/contracts/project';
import { boundedCount } from '../../core/db/bounded-count';
import { hospitals, projects, chapters, lessons, prerequisites } from '../../core/db/course-schema';
import { enrolments } from '../../core/db/enrolment-schema';
import type { Database } from '../../core/db/database';
import { stateCondition } from './project-state';

type Query = RequestOf<typeof projectFacets>['query'];

/** The query of a list without its keyword. A new field of the query is required here, so that `toFilter` has to give it. */
export type ProjectFilter = {
  readonly [Key in Exclude<keyof Query, 'keyword' | 'hospitalId' | 'mine'>]: Query[Key];
} & {
  readonly hospitalId: bigint | undefined;
  /** Restricts to courses that this user is enrolled in and has not left. */
  readonly enrolled: bigint | undefined;
};

/** Columns of a course in lists. */
export const listedColumns = {
  id: projects.id,
  title: projects.title,
  summary: projects.summary,
  cover: projects.cover,
  kind: projects.kind,
  speciality: projects.speciality,
  mode: projects.mode,
  hospitalId: projects.hospitalId,
  hospitalName: hospitals.name,
  city: hospitals.city,
  enrolFrom: projects.enrolFrom,
  enrolUntil: projects.enrolUntil,
  startsAt: projects.startsAt,
  endsAt: projects.endsAt,
  quota: projects.quota,
  taken: projects.taken,
  credits: projects.credits,
  hours: projects.hours,
};

/** Condition of public courses: no draft, publication time reached. */
export function isPublicProject(now: Date): SQL | undefined {
  return and(eq(projects.draft, false), lte(projects.publishedAt, now));
}

/** Conditions of a filter without its keyword. */
export function projectFilter(database: Database, filter: ProjectFilter, now: Date): SQL | undefined {
  const { kind, speciality, hospitalId, province, hasSeats, state, enrolled } = filter;
  return and(
    isPublicProject(now),
    kind === undefined ? undefined : eq(projects.kind, kind),
    speciality === undefined ? undefined : eq(projects.speciality, speciality),
    hospitalId === undefined ? undefined : eq(projects.hospitalId, hospitalId),
    province === undefined ? undefined : inArray(projects.hospitalId, basesIn(database, province)),
    hasSeats ? hasSeatsCondition(now) : undefined,
    state && stateCondition(state, now),
    enrolled === undefined ? undefined : inArray(projects.id, enrolledIn(database, enrolled)),
  );
}

/** Number of matching courses, counted to one beyond `limits.countMax` at most. */
export function countProjects(database: Database, condition: SQL | undefined): Promise<number> {
  return boundedCount(database, database.select({ id: projects.id }).from(projects).where(condition));
}

/** Condition of open courses with free seats. */
export function hasSeatsCondition(now: Date): SQL | undefined {
  return and(stateCondition('open', now), lt(projects.taken, projects.quota));
}

function basesIn(database: Database, province: string) {
  return database.select({ id: hospitals.id }).from(hospitals).where(eq(hospitals.province, province));
}

function enrolledIn(database: Database, userId: bigint) {
  return database
    .select({ id: enrolments.projectId })
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), ne(enrolments.state, 'left')));
}

export type DetailedProject = NonNullable<Awaited<ReturnType<typeof findProject>>>;

/** A public course without its outline. */
export async function findProject(database: Database, id: bigint, now: Date) {
  const [row] = await database
    .select({
      ...listedColumns,
      audience: projects.audience,
      place: projects.place,
      content: projects.content,
      teachers: projects.teachers,
      study: projects.study,
      creditClass: projects.creditClass,
      documents: projects.documents,
      conditions: projects.conditions,
    })
    .from(projects)
    .innerJoin(hospitals, eq(hospitals.id, projects.hospitalId))
    .where(and(eq(projects.id, id), isPublicProject(now)));
  return row;
}

/** Chapters with lessons, in order. */
export async function findOutline(database: Database, projectId: bigint) {
  const [heads, parts] = await Promise.all([
    database
      .select()
      .from(chapters)
      .where(eq(chapters.projectId, projectId))
      .orderBy(asc(chapters.position), asc(chapters.id)),
    database
      .select({
        id: lessons.id,
        chapterId: lessons.chapterId,
        title: lessons.title,
        kind: lessons.kind,
        seconds: lessons.seconds,
      })
      .from(lessons)
      .innerJoin(chapters, eq(chapters.id, lessons.chapterId))
      .where(eq(chapters.projectId, projectId))
      .orderBy(asc(lessons.position), asc(lessons.id)),
  ]);
  return heads.map(({ id, title }) => ({
    id: String(id),
    title,
    lessons: parts
      .filter(({ chapterId }) => chapterId === id)
      .map(({ chapterId: _, ...lesson }) => ({ ...lesson, id: String(lesson.id) })),
  }));
}

/** Prerequisites of a course. */
export function findPrerequisites(database: Database, projectId: bigint) {
  return database
    .select({
      id: projects.id,
      title: projects.title,
      enrolUntil: projects.enrolUntil,
      endsAt: projects.endsAt,
    })
    .from(prerequisites)
    .innerJoin(projects, eq(projects.id, prerequisites.requiredId))
    .where(eq(prerequisites.projectId, projectId))
    .orderBy(asc(projects.id));
}
