import { and, asc, eq, inArray } from 'drizzle-orm';
import type { RequestOf, ResponseOf } from '@/contracts/call';
import type { progressReport } from '@/contracts/study';
import type { Database } from '../../db/database';
import { recordId } from '../../db/columns';
import { lessonProgress } from '../../db/study-schema';
import type { RequestContext } from '../../http/register-endpoint';
import { shareLockCurrentUser, currentSession } from '../session/current-user';
import { findLessonAccess, type LessonAccess } from './access';
import { completeIfDone } from './completion';
import { evaluateReport, type Progress, toLessonProgress } from './evaluate-report';
import { lockWatchBudget, spendWatchBudget } from './watch-budget';

type Request = RequestOf<typeof progressReport>;
type Response = ResponseOf<typeof progressReport>;

/** Accepts progress reports of the current user, as far as possible, or nothing if the database fails. */
export function acceptReports(
  database: Database,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const { now } = context;
  const { userId } = currentSession(context);
  const lessonIds = [...new Set(request.reports.map(({ lessonId }) => recordId(lessonId)))];
  return database.transaction(async (transaction) => {
    await shareLockCurrentUser(transaction, context);
    const budget = await lockWatchBudget(transaction, userId, now);
    const accessByLesson = await findAccessByLesson(transaction, lessonIds, userId, now);
    const before = await findProgress(transaction, userId, lessonIds);
    const after = new Map(before);
    let leftMs = budget.leftMs;
    const results = request.reports.map((entry) => {
      const lessonId = recordId(entry.lessonId);
      const evaluation = evaluateReport(entry, {
        ...{ access: accessByLesson.get(lessonId), progress: after.get(lessonId), leftMs, now },
        at: serverTimeOf(entry.sentAt, request.clock, now),
      });
      leftMs -= evaluation.gainedMs;
      if (evaluation.progress) after.set(lessonId, evaluation.progress);
      return { id: entry.id, code: evaluation.code, retryAfter: evaluation.retryAfter };
    });
    for (const [lessonId, progress] of after)
      if (progress !== before.get(lessonId)) await write(transaction, progress);
    if (leftMs < budget.leftMs) await spendWatchBudget(transaction, userId, budget, budget.leftMs - leftMs);
    const newlyDone = [...after].filter(([id, { doneAt }]) => doneAt && !before.get(id)?.doneAt);
    const completed = await completeAll(transaction, userId, newlyDone, accessByLesson, now);
    const lessons = [...after].flatMap(([lessonId, progress]) => {
      const lesson = accessByLesson.get(lessonId)?.lesson;
      return lesson ? [{ lessonId: String(lessonId), ...toLessonProgress(lesson, progress) }] : [];
    });
    return { results, lessons, completed: completed.map(String) };
  });
}

async function findAccessByLesson(database: Database, ids: readonly bigint[], userId: bigint, now: Date) {
  const rows = await findLessonAccess(database, ids, userId, now);
  return new Map(rows.map((access) => [access.lesson.id, access]));
}

async function findProgress(transaction: Database, userId: bigint, lessonIds: readonly bigint[]) {
  const rows = await transaction
    .select()
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, userId), inArray(lessonProgress.lessonId, [...lessonIds])))
    .orderBy(asc(lessonProgress.lessonId));
  return new Map<bigint, Progress>(rows.map((row) => [row.lessonId, row]));
}

async function write(transaction: Database, { userId, lessonId, ...rest }: Progress): Promise<void> {
  await transaction
    .update(lessonProgress)
    .set(rest)
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lessonId)));
}

async function completeAll(
  transaction: Database,
  userId: bigint,
  done: readonly (readonly [bigint, Progress])[],
  accessByLesson: ReadonlyMap<bigint, LessonAccess>,
  now: Date,
): Promise<bigint[]> {
  const projectIds = new Set(done.flatMap(([lessonId]) => accessByLesson.get(lessonId)?.project.id ?? []));
  const completed: bigint[] = [];
  for (const projectId of projectIds)
    if (await completeIfDone(transaction, { userId, projectId, now })) completed.push(projectId);
  return completed;
}

/** Converts a client's time to the platform's budget by the elapsed time on the client's budget; never in the future. */
function serverTimeOf(sentAt: string | undefined, clientNow: string | undefined, now: Date): Date {
  if (!sentAt) return now;
  const ago = (clientNow ? Date.parse(clientNow) : now.getTime()) - Date.parse(sentAt);
  return new Date(now.getTime() - Math.max(0, ago));
}
