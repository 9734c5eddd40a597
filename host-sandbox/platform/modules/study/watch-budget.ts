import { and, eq, isNull, sql } from 'drizzle-orm';
import { limits } from '@/contracts/limits';
import { users } from '../../core/db/account-schema';
import { bigints } from '../../core/db/columns';
import type { Database } from '../../core/db/database';
import { latestWritten } from '../../core/db/in-force';
import { lessonProgress, watchClocks } from '../../core/db/study-schema';

/** Budget of one opening of a lesson's media at top speed; more is never accumulated. */
export const maxBudgetMs = limits.mediaUrlSeconds * limits.maxPlaybackRate * 1000;

/** New watch time in milliseconds that is plausible for a user at a time. */
interface Refillable {
  readonly leftMs: number;
  readonly at: Date;
}

/** The budget of a user. The time after `since` belongs to one lesson, so that no other lesson accumulates it. */
export interface WatchBudget extends Refillable {
  readonly lessonId: bigint | null;
  readonly since: Date;
}

/** Refills a budget up to now. A clock that was set back adds nothing (R10.62), and time counts from there again. */
export function refill({ leftMs, at }: Refillable, now: Date): Refillable {
  const passed = Math.max(0, now.getTime() - at.getTime());
  return {
    leftMs: Math.min(maxBudgetMs, leftMs + passed * limits.maxPlaybackRate),
    at: passed > 0 || at > latestWritten(now) ? now : at,
  };
}

/**
 * The user's refilled budget, created if missing. Its lock serialises all study work of a user, on any number of
 * devices, until the transaction ends.
 */
export async function lockWatchBudget(
  transaction: Database,
  userId: bigint,
  now: Date,
): Promise<WatchBudget> {
  const [row] = await transaction
    .insert(watchClocks)
    .values({ userId, leftMs: limits.watchSlackSeconds * 1000, at: now, since: now })
    .onConflictDoUpdate({ target: watchClocks.userId, set: { userId } })
    .returning();
  if (!row) throw new Error('the clock was not written');
  const since = row.since > latestWritten(now) ? now : row.since;
  return { ...row, since, ...refill(row, now) };
}

/** Locks a user's budget as `lockWatchBudget`, but starts none. @returns false when the user has not studied yet */
export async function lockStartedWatchBudget(transaction: Database, userId: bigint): Promise<boolean> {
  const rows = await transaction
    .select({ userId: watchClocks.userId })
    .from(watchClocks)
    .where(eq(watchClocks.userId, userId))
    .for('no key update');
  return rows.length === 1;
}

/**
 * The budgets of several users, not refilled, locked as by `lockWatchBudget`. It skips locked rows: users whose budget
 * is missing or locked, or whose account is closed or being closed, are left out.
 */
export async function lockFreeWatchBudgets(
  transaction: Database,
  userIds: readonly bigint[],
): Promise<Map<bigint, WatchBudget>> {
  const { leftMs, at, lessonId, since } = watchClocks;
  const rows = await transaction
    .select({ userId: watchClocks.userId, leftMs, at, lessonId, since })
    .from(watchClocks)
    .innerJoin(users, eq(users.id, watchClocks.userId))
    .where(and(sql`${watchClocks.userId} = any(${bigints(userIds)})`, isNull(users.closedAt)))
    // Closing the account waits, as for `shareLockUser`.
    .for('no key update', { skipLocked: true });
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Stores locked budgets, by user. */
export async function writeWatchBudgets(
  transaction: Database,
  budgets: ReadonlyMap<bigint, WatchBudget>,
): Promise<void> {
  if (budgets.size === 0) return;
  const rows = [...budgets].map(([userId, { leftMs, at, lessonId, since }]) => ({
    user_id: String(userId),
    left_ms: leftMs,
    at,
    since,
    lesson_id: lessonId === null ? null : String(lessonId),
  }));
  await transaction.execute(sql`
    update watch_clocks set left_ms = written.left_ms, at = written.at, since = written.since, lesson_id = written.lesson_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as written(user_id bigint, left_ms int, at timestamptz, since timestamptz, lesson_id bigint)
    where watch_clocks.user_id = written.user_id and watch_clocks.user_id = any(${bigints([...budgets.keys()])})`);
}

/**
 * The watch time in milliseconds that a report's lesson may use of the time since the last counted report. When the
 * lesson replaces another one, which another tab or device plays, the time counts at normal speed if only one video may
 * be watched at a time: two videos that play simultaneously then share it.
 */
export function earnedMs(
  { lessonId, since }: WatchBudget,
  lesson: { readonly id: bigint; readonly oneAtATime: boolean },
  now: Date,
): number {
  const isOwn = lessonId === lesson.id;
  const rate = isOwn || !lesson.oneAtATime ? limits.maxPlaybackRate : 1;
  return Math.min(maxBudgetMs, Math.max(0, now.getTime() - since.getTime()) * rate);
}

/**
 * Assigns the time from now on to the video that a user opens, and the time before to the previous video, whose last
 * report may still be in flight.
 */
export async function switchWatchedLesson(
  transaction: Database,
  userId: bigint,
  lessonId: bigint,
  now: Date,
): Promise<void> {
  const budget = await lockWatchBudget(transaction, userId, now);
  const { lessonId: before } = budget;
  if (before === lessonId) return;
  if (before !== null)
    await transaction
      .update(lessonProgress)
      .set({
        leftMs: sql`least(${maxBudgetMs}, ${lessonProgress.leftMs} + ${earnedMs(budget, { id: before, oneAtATime: true }, now)}::int)`,
      })
      .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, before)));
  await writeWatchBudgets(transaction, new Map([[userId, { ...budget, lessonId, since: now }]]));
}
