import { and, count, eq, inArray } from 'drizzle-orm';
import { chapters, lessons } from '../../db/course-schema';
import type { Database } from '../../db/database';
import { lessonProgress } from '../../db/study-schema';

/** Lessons of these courses and how many of them somebody did, by the course; one without lessons is left out. */
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
