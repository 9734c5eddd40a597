import { and, eq, isNull } from 'drizzle-orm';
import { chapters, lessons, projects } from '../../core/db/course-schema';
import { enrolments } from '../../core/db/enrolment-schema';
import type { Database } from '../../core/db/database';
import { credits, lessonProgress } from '../../core/db/study-schema';
import { notify } from '../notification/port';

interface CourseOfUser {
  readonly userId: bigint;
  readonly projectId: bigint;
  readonly now: Date;
}

/** Lessons of a course that a user has not completed, in order. */
export async function findIncompleteLessons(
  database: Database,
  userId: bigint,
  projectId: bigint,
): Promise<{ id: bigint; title: string }[]> {
  return database
    .select({ id: lessons.id, title: lessons.title })
    .from(lessons)
    .innerJoin(chapters, eq(chapters.id, lessons.chapterId))
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, userId)))
    .where(and(eq(chapters.projectId, projectId), isNull(lessonProgress.doneAt)))
    .orderBy(chapters.position, chapters.id, lessons.position, lessons.id);
}

/** Whether a course has lessons; one without is never completed. */
export async function hasLessons(database: Database, projectId: bigint): Promise<boolean> {
  const [row] = await database
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(chapters, eq(chapters.id, lessons.chapterId))
    .where(eq(chapters.projectId, projectId))
    .limit(1);
  return row !== undefined;
}

/**
 * Completes a course whose lessons are all done, once, with credits and a message. The caller has locked the user's
 * watch budget; otherwise two last lessons done concurrently would not see each other.
 * @returns true when this completed it
 */
export async function completeIfDone(
  transaction: Database,
  { userId, projectId, now }: CourseOfUser,
): Promise<boolean> {
  if ((await findIncompleteLessons(transaction, userId, projectId)).length > 0) return false;
  const [finished] = await transaction
    .update(enrolments)
    .set({ completedAt: now })
    .where(
      and(
        ...[eq(enrolments.userId, userId), eq(enrolments.projectId, projectId)],
        ...[eq(enrolments.state, 'approved'), isNull(enrolments.completedAt)],
      ),
    )
    .returning({ id: enrolments.id });
  if (!finished) return false;
  const [project] = await transaction
    .select({ title: projects.title, points: projects.credits, creditClass: projects.creditClass })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!project) throw new Error('the course is gone');
  const { title, points, creditClass } = project;
  await transaction
    .insert(credits)
    .values({ userId, projectId, points, creditClass, earnedAt: now })
    .onConflictDoNothing();
  await notify(transaction, 'course', {
    userId,
    title: '培训项目已完成',
    content: `您已完成《${title}》的全部课时，获得 ${creditClass} 类学分 ${points} 分，证书可以领取了。`,
    link: '/uc/myCert',
    sentAt: now,
  });
  return true;
}
