import { and, asc, eq, inArray } from 'drizzle-orm';
import type { RequestOf, ResponseOf } from '@/contracts/call';
import type { ProgressEntry, progressReport } from '@/contracts/study';
import type { Database } from '../../db/database';
import { recordId } from '../../db/columns';
import { lessonProgress } from '../../db/study-schema';
import type { RequestContext } from '../../http/register-endpoint';
import { shareLockCurrentUser, currentSession } from '../session/current-user';
import { findLessonAccess, type LessonAccess } from './access';
import { completeIfDone } from './completion';
import { evaluateReport, type Progress, toLessonProgress } from './evaluate-report';
import { lockWatchBudget, maxBudgetMs, turnMs, type WatchBudget, writeWatchBudget } from './watch-budget';

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
    const locked = await lockWatchBudget(transaction, userId, now);
    const accessByLesson = await findAccessByLesson(transaction, lessonIds, userId, now);
    const stored = await findProgress(transaction, userId, lessonIds);
    const after = new Map(stored);
    let budget = locked;
    const results = new Map<ProgressEntry, Response['results'][number]>();
    for (const entry of currentFirst(request.reports, locked)) {
      const lessonId = recordId(entry.lessonId);
      const access = accessByLesson.get(lessonId);
      const before = after.get(lessonId);
      const turn = turnMs(
        budget,
        { id: lessonId, oneAtATime: access?.project.study.oneAtATime ?? true },
        now,
      );
      const own = before && { ...before, leftMs: Math.min(maxBudgetMs, before.leftMs + turn) };
      const { code, retryAfter, progress, gainedMs } = evaluateReport(entry, {
        ...{ access, progress: own, leftMs: budget.leftMs, now },
        at: serverTimeOf(entry.sentAt, request.clock, now),
      });
      results.set(entry, { id: entry.id, code, retryAfter });
      if (gainedMs > 0) budget = { leftMs: budget.leftMs - gainedMs, at: budget.at, lessonId, since: now };
      if (progress && progress !== own)
        after.set(lessonId, gainedMs > 0 ? progress : { ...progress, leftMs: before?.leftMs ?? 0 });
    }
    for (const [lessonId, progress] of after)
      if (progress !== stored.get(lessonId)) await write(transaction, progress);
    if (budget.leftMs < locked.leftMs) await writeWatchBudget(transaction, userId, budget);
    const newlyDone = [...after].filter(([id, { doneAt }]) => doneAt && !stored.get(id)?.doneAt);
    const completed = await completeAll(transaction, userId, newlyDone, accessByLesson, now);
    const lessons = [...after].flatMap(([lessonId, progress]) => {
      const lesson = accessByLesson.get(lessonId)?.lesson;
      return lesson ? [{ lessonId: String(lessonId), ...toLessonProgress(lesson, progress) }] : [];
    });
    return {
      results: request.reports.flatMap((entry) => results.get(entry) ?? []),
      ...{ lessons, completed: completed.map(String) },
    };
  });
}

/** The reports of the video whose turn it is come first: those of another one take its turn. */
function currentFirst(reports: readonly ProgressEntry[], { lessonId }: WatchBudget): ProgressEntry[] {
  const isCurrent = (entry: ProgressEntry) => recordId(entry.lessonId) === lessonId;
  return [...reports.filter(isCurrent), ...reports.filter((entry) => !isCurrent(entry))];
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
