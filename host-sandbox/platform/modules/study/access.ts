import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { ErrorCode } from '@/contracts/error-codes';
import { limits } from '@/contracts/limits';
import { accessTokens, users } from '../../core/db/account-schema';
import { chapters, lessons, projects } from '../../core/db/course-schema';
import { enrolments } from '../../core/db/enrolment-schema';
import type { Database } from '../../core/db/database';
import { quizAttempts } from '../../core/db/study-schema';
import { notFound, ApiError } from '../../core/http/api-error';
import { isPublicProject, projectState } from '../project/port';
import { stateOf } from '../enrolment/port';
import { findLessonAccess, isRunning, projectColumns, type LessonAccess } from './lesson-access';
import { isSessionActive } from '../session/port';

/** Error codes of denied study access. */
export type StudyDenial = Extract<ErrorCode, 'A0501' | 'A0502' | 'A0503'>;

const denialMessages: Readonly<Record<StudyDenial, string>> = {
  A0501: '报名通过审核后才能学习该培训项目',
  A0502: '该培训项目尚未开始',
  A0503: '该培训项目已结束',
};

const ofUser = (userId: bigint) => and(eq(enrolments.projectId, projects.id), eq(enrolments.userId, userId));

/** Whether the course has ended while the user still has a running quiz attempt in it. */
function isAnswering(database: Database, userId: bigint, now: Date) {
  const ofProject = database
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(chapters, eq(chapters.id, lessons.chapterId))
    .where(eq(chapters.projectId, projects.id));
  const running = database
    .select({ id: quizAttempts.id })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.userId, userId), isRunning(now), inArray(quizAttempts.lessonId, ofProject)));
  return sql<boolean>`(${lte(projects.endsAt, now)} and exists ${running})`;
}

/** A course with the user's enrolment. */
export type StudyAccess = NonNullable<Awaited<ReturnType<typeof findStudyAccess>>>;

async function findStudyAccess(database: Database, projectId: bigint, userId: bigint, now: Date) {
  const [row] = await database
    .select({
      project: projectColumns,
      enrolment: enrolments,
      answering: isAnswering(database, userId, now),
    })
    .from(projects)
    .leftJoin(enrolments, ofUser(userId))
    .where(and(eq(projects.id, projectId), isPublicProject(now)));
  return row;
}

/**
 * The reason that denies study, or `null`. Completed courses stay open; a quiz attempt that started before the end may
 * be finished.
 * @param late days after the end in which earlier progress is still accepted
 */
export function studyDenial(
  { project, enrolment, answering }: Pick<LessonAccess, 'project' | 'enrolment' | 'answering'>,
  now: Date,
  late = 0,
): StudyDenial | null {
  if (enrolment?.state !== 'approved') return 'A0501';
  if (now < project.startsAt) return 'A0502';
  const over = now.getTime() >= project.endsAt.getTime() + late * 24 * 60 * 60 * 1000;
  return over && !enrolment.completedAt && !answering ? 'A0503' : null;
}

/** Whether a session is active and its user may study a lesson, in one statement; media files are served by it. */
export async function canStudyLesson(
  database: Database,
  sessionId: bigint,
  lessonId: bigint,
  now: Date,
): Promise<boolean> {
  const [access] = await database
    .select({ project: projectColumns, enrolment: enrolments })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .innerJoin(lessons, eq(lessons.id, lessonId))
    .innerJoin(chapters, eq(chapters.id, lessons.chapterId))
    .innerJoin(projects, eq(projects.id, chapters.projectId))
    .innerJoin(
      enrolments,
      and(eq(enrolments.projectId, projects.id), eq(enrolments.userId, accessTokens.userId)),
    )
    .where(and(eq(accessTokens.sessionId, sessionId), isSessionActive(now), isPublicProject(now)));
  // a quiz attempt needs no media files
  return access !== undefined && studyDenial({ ...access, answering: false }, now) === null;
}

/** The course, if the user may study it. @throws ApiError A0404, A0501, A0502, A0503 */
export async function requireProjectAccess(
  database: Database,
  projectId: bigint,
  userId: bigint,
  now: Date,
): Promise<StudyAccess> {
  const access = await findStudyAccess(database, projectId, userId, now);
  if (!access) throw notFound('该培训项目');
  return assertAllowed(access, now);
}

/**
 * The lesson, if the user may study it.
 * @param late as for `studyDenial`
 * @throws ApiError A0404, A0501, A0502, A0503
 */
export async function requireLessonAccess(
  database: Database,
  lessonId: bigint,
  userId: bigint,
  now: Date,
  late = 0,
): Promise<LessonAccess> {
  const [access] = await findLessonAccess(database, [{ userId, lessonId }], now);
  if (!access) throw notFound('该课时');
  return assertAllowed(access, now, late);
}

function assertAllowed<Access extends Pick<LessonAccess, 'project' | 'enrolment' | 'answering'>>(
  access: Access,
  now: Date,
  late = 0,
): Access {
  const code = studyDenial(access, now, late);
  if (!code) return access;
  const { project, enrolment } = access;
  const data = {
    A0501: { state: enrolment && stateOf(enrolment), course: projectState(project, now) },
    A0502: { startsAt: project.startsAt.toISOString() },
    A0503: null,
  };
  throw new ApiError(code, denialMessages[code], data[code]);
}

/** The time until which a course's reports count. */
export function countedUntil({ endsAt }: StudyAccess['project'], now: Date): Date {
  return now < endsAt ? now : endsAt;
}

/** As `studyDenial`, for a report that may arrive late. */
export function reportDenial(access: LessonAccess, now: Date): StudyDenial | null {
  return studyDenial(access, now, limits.lateReportDays);
}
