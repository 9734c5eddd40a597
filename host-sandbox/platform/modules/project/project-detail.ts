import { and, asc, eq } from 'drizzle-orm';
import { chapters, hospitals, lessons, prerequisites, projects } from '../../db/course-schema';
import type { Database } from '../../db/database';
import { isPublicProject, listedColumns } from './project-queries';

export type DetailedProject = NonNullable<Awaited<ReturnType<typeof findProject>>>;

/** A public course with all but its outline. */
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
    })
    .from(projects)
    .innerJoin(hospitals, eq(hospitals.id, projects.hospitalId))
    .where(and(eq(projects.id, id), isPublicProject(now)));
  return row;
}

/** Chapters with their lessons, both in their order. */
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

/** Courses to finish before this one. */
export function findPrerequisites(database: Database, projectId: bigint) {
  return database
    .select({
      ...{ id: projects.id, title: projects.title },
      ...{ enrolUntil: projects.enrolUntil, endsAt: projects.endsAt },
    })
    .from(prerequisites)
    .innerJoin(projects, eq(projects.id, prerequisites.requiredId))
    .where(eq(prerequisites.projectId, projectId))
    .orderBy(asc(projects.id));
}
