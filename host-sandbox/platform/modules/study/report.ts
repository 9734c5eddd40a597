import { sql } from 'drizzle-orm';
import { bigints, recordId } from '../../core/db/columns';
import type { Database } from '../../core/db/database';
import { isConnectionError } from '../../core/db/errors';
import { lessonProgress } from '../../core/db/study-schema';
import { shareLockCurrentUser, currentSession } from '../session/port';
import { completeIfDone } from './completion';
import type { Progress } from './evaluate-report';
import { applyReport, type Report, type ReportResponse } from './apply-report';
import { userLessonsTable, findLessonAccess, type UserLesson } from './lesson-access';
import {
  lockFreeWatchBudgets,
  lockWatchBudget,
  refill,
  type WatchBudget,
  writeWatchBudgets,
} from './watch-budget';

/**
 * Accepts the reports of different people, each as far as possible: in one transaction, because its cost hardly depends
 * on their number. A report that would have to wait there, or that makes it fail, gets a transaction of its own
 * afterwards, so that no report delays or fails another.
 * @returns the n-th response belongs to the n-th report; a failed one has stored nothing
 */
export async function acceptReports(
  database: Database,
  reports: readonly Report[],
): Promise<Promise<ReportResponse>[]> {
  const together =
    reports.length > 1 ? await acceptTogether(database, reports) : new Map<Report, ReportResponse>();
  let before: Promise<unknown> = Promise.resolve();
  const responses = reports.map((report) => {
    const done = together.get(report);
    if (done) return Promise.resolve(done);
    const alone = before.then(() => acceptAlone(database, report));
    before = alone.catch(() => undefined);
    return alone;
  });
  if (reports.length === 1) await before;
  return responses;
}

/** @returns the responses of those who did not have to wait; none when the transaction fails */
async function acceptTogether(
  database: Database,
  reports: readonly Report[],
): Promise<Map<Report, ReportResponse>> {
  const userIds = reports.map(({ context }) => currentSession(context).userId);
  try {
    return await database.transaction(async (transaction) =>
      accept(transaction, reports, await lockFreeWatchBudgets(transaction, userIds)),
    );
  } catch (error) {
    // Each of them would wait for the database as long.
    if (isConnectionError(error)) throw error;
    return new Map();
  }
}

/** @throws ApiError A0401 when the account was closed meanwhile */
async function acceptAlone(database: Database, report: Report): Promise<ReportResponse> {
  const { context } = report;
  const { userId } = currentSession(context);
  const accepted = await database.transaction(async (transaction) => {
    await shareLockCurrentUser(transaction, context);
    const budget = await lockWatchBudget(transaction, userId, context.now);
    return accept(transaction, [report], new Map([[userId, budget]]));
  });
  const response = accepted.get(report);
  if (!response) throw new Error('the report was left out');
  return response;
}

/** Accepts the reports of the people whose budget is locked. */
async function accept(
  transaction: Database,
  reports: readonly Report[],
  budgets: ReadonlyMap<bigint, WatchBudget>,
): Promise<Map<Report, ReportResponse>> {
  const locked = reports.flatMap((report) => {
    const { userId } = currentSession(report.context);
    const row = budgets.get(userId);
    const budget = row && { ...row, ...refill(row, report.context.now) };
    return budget ? [{ report, userId, budget, lessonIds: lessonIdsOf(report) }] : [];
  });
  const last = locked.at(-1);
  if (!last) return new Map();
  const userLessons = locked.flatMap(({ userId, lessonIds }) =>
    lessonIds.map((lessonId) => ({ userId, lessonId })),
  );
  const accesses = new Map(
    (await findLessonAccess(transaction, userLessons, last.report.context.now)).map((access) => [
      keyOf({ userId: access.userId, lessonId: access.lesson.id }),
      access,
    ]),
  );
  const stored = new Map((await findProgress(transaction, userLessons)).map((row) => [keyOf(row), row]));
  const applied = locked.map(({ report, userId, budget, lessonIds }) => {
    const ofLesson = <Row>(rows: ReadonlyMap<string, Row>) =>
      new Map(
        lessonIds.flatMap((lessonId) => {
          const row = rows.get(keyOf({ userId, lessonId }));
          return row ? [[lessonId, row] as const] : [];
        }),
      );
    return {
      report,
      userId,
      ...applyReport(report, { budget, accesses: ofLesson(accesses), stored: ofLesson(stored) }),
    };
  });
  await writeProgress(
    transaction,
    applied.flatMap(({ changed }) => changed),
  );
  await writeWatchBudgets(
    transaction,
    new Map(applied.flatMap(({ userId, spent }) => (spent ? [[userId, spent] as const] : []))),
  );
  const responses = new Map<Report, ReportResponse>();
  for (const { report, userId, response, finished } of applied) {
    const { now } = report.context;
    const completed: string[] = [];
    for (const projectId of finished)
      if (await completeIfDone(transaction, { userId, projectId, now })) completed.push(String(projectId));
    responses.set(report, { ...response, completed });
  }
  return responses;
}

function lessonIdsOf({ request }: Report): bigint[] {
  return [...new Set(request.reports.map(({ lessonId }) => recordId(lessonId)))].sort((a, b) =>
    Number(a - b),
  );
}

const keyOf = ({ userId, lessonId }: UserLesson) => `${userId} ${lessonId}`;

function findProgress(transaction: Database, userLessons: readonly UserLesson[]): Promise<Progress[]> {
  const { userId, lessonId } = lessonProgress;
  return transaction
    .select()
    .from(lessonProgress)
    .where(
      sql`(${userId}, ${lessonId}) in (select user_id, lesson_id from ${userLessonsTable(userLessons)})`,
    );
}

/** Joins the users again, so that a planner without statistics reads only their rows. */
async function writeProgress(transaction: Database, rows: readonly Progress[]): Promise<void> {
  if (rows.length === 0) return;
  const written = rows.map(
    ({ userId, lessonId, ranges, watchedMs, position, positionAt, doneAt, leftMs }) => ({
      user_id: String(userId),
      lesson_id: String(lessonId),
      ranges,
      watched_ms: watchedMs,
      position,
      position_at: positionAt,
      done_at: doneAt,
      left_ms: leftMs,
    }),
  );
  await transaction.execute(sql`
    update lesson_progress as stored set ranges = written.ranges, watched_ms = written.watched_ms,
      position = written.position, position_at = written.position_at, done_at = written.done_at, left_ms = written.left_ms
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as written(user_id bigint, lesson_id bigint, ranges jsonb,
      watched_ms int, position float8, position_at timestamptz, done_at timestamptz, left_ms int)
    where stored.user_id = written.user_id and stored.lesson_id = written.lesson_id
      and stored.user_id = any(${bigints(rows.map(({ userId }) => userId))})`);
}
