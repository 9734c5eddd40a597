import { and, eq, gte, isNull, sql, type SQL } from 'drizzle-orm';
import { bigints } from '../../core/db/columns';
import { chapters, lessons, projects } from '../../core/db/course-schema';
import { enrolments } from '../../core/db/enrolment-schema';
import type { Database } from '../../core/db/database';
import { quizAttempts } from '../../core/db/study-schema';
import type { Enrolment, StoredState } from '../enrolment/port';
import { isPublicProject } from '../project/port';

/** The columns of a course that decide on access to its study. */
export const projectColumns = {
  id: projects.id,
  title: projects.title,
  enrolFrom: projects.enrolFrom,
  enrolUntil: projects.enrolUntil,
  startsAt: projects.startsAt,
  endsAt: projects.endsAt,
  study: projects.study,
  hospitalId: projects.hospitalId,
};
/** Condition of a running quiz attempt, which keeps a course that has ended open for its user. */
export function isRunning(now: Date): SQL | undefined {
  return and(isNull(quizAttempts.closedAt), gte(quizAttempts.deadline, now));
}

/** A lesson that a user requests. */
export interface UserLesson {
  readonly userId: bigint;
  readonly lessonId: bigint;
}

/** Pairs as the columns `user_id` and `lesson_id` of a table `user_lessons`. */
export function userLessonsTable(userLessons: readonly UserLesson[]): SQL {
  const [userIds, lessonIds] = [
    userLessons.map(({ userId }) => userId),
    userLessons.map(({ lessonId }) => lessonId),
  ];
  return sql`unnest(${bigints(userIds)}, ${bigints(lessonIds)}) as user_lessons(user_id, lesson_id)`;
}

/** Lessons of published courses, each with the enrolment of the requesting user; unknown ones are left out. */
export async function findLessonAccess(
  database: Database,
  userLessons: readonly UserLesson[],
  now: Date,
): Promise<(LessonAccess & UserLesson)[]> {
  // Three short statements: planning a single one takes longer than reading the rows.
  const found = await findLessons(database, userLessons, now);
  const studied = userLessons.flatMap((one) => {
    const row = found.get(one.lessonId);
    return row ? [{ ...one, ...row }] : [];
  });
  const enrolled = await findEnrolled(
    database,
    studied.map(({ userId, project }) => ({ userId, id: project.id })),
  );
  const ended = studied.filter(({ project }) => project.endsAt <= now);
  const answered = ended.length > 0 ? await findAnswered(database, ended, now) : new Set<string>();
  return studied.map((one) => {
    const key = `${one.userId} ${one.project.id}`;
    return { ...one, enrolment: enrolled.get(key) ?? null, answering: answered.has(key) };
  });
}

async function findLessons(database: Database, userLessons: readonly UserLesson[], now: Date) {
  const ids = [...new Set(userLessons.map(({ lessonId }) => lessonId))];
  const rows = await database
    .select({ lesson: lessons, project: projectColumns })
    .from(lessons)
    .innerJoin(chapters, eq(chapters.id, lessons.chapterId))
    .innerJoin(projects, eq(projects.id, chapters.projectId))
    .where(and(sql`${lessons.id} = any(${bigints(ids)})`, isPublicProject(now)));
  return new Map(rows.map((row) => [row.lesson.id, row]));
}

/** Enrolments by user and course. */
async function findEnrolled(database: Database, of: readonly { userId: bigint; id: bigint }[]) {
  const { userId, projectId, state, incompleteSince, changedAt, completedAt } = enrolments;
  const pairs = sql`unnest(${bigints(of.map((one) => one.userId))}, ${bigints(of.map(({ id }) => id))})`;
  const rows = await database
    .select({ userId, projectId, state, incompleteSince, changedAt, completedAt })
    .from(enrolments)
    .where(sql`(${userId}, ${projectId}) in (select * from ${pairs})`);
  return new Map(rows.map((row) => [`${row.userId} ${row.projectId}`, row]));
}

/** Users and ended courses with a running quiz attempt. */
async function findAnswered(database: Database, ended: readonly UserLesson[], now: Date) {
  const { userId, lessonId } = quizAttempts;
  const rows = await database
    .select({ userId, projectId: chapters.projectId })
    .from(quizAttempts)
    .innerJoin(lessons, eq(lessons.id, lessonId))
    .innerJoin(chapters, eq(chapters.id, lessons.chapterId))
    .where(and(sql`${userId} = any(${bigints(ended.map((one) => one.userId))})`, isRunning(now)));
  return new Set(rows.map((row) => `${row.userId} ${row.projectId}`));
}

type FoundLesson = Awaited<ReturnType<typeof findLessons>> extends Map<bigint, infer Row> ? Row : never;
export interface LessonAccess extends FoundLesson {
  readonly enrolment: (StoredState & Pick<Enrolment, 'completedAt'>) | null;
  /** The course has ended, and the user has a running quiz attempt in it. */
  readonly answering: boolean;
}
