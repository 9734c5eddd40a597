import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { rateLimitCounters } from '../db/account-schema';
import type { Database } from '../db/database';
import { latestEnd } from '../db/in-force';
import { ApiError } from './api-error';

/** A limit of actions per time window, which starts with the first action. */
export interface RateLimit {
  /** Name of the action, such as `sms-phone`. */
  readonly action: string;
  /** The counted user, phone or address; only its hash is stored. */
  readonly subject: string;
  readonly limit: number;
  readonly seconds: number;
}

/**
 * Counts one action in one statement, so that concurrent requests and instances cannot exceed the limit.
 * @throws ApiError A0429 with `retryAfter` in seconds
 */
export async function consumeRateLimit(database: Database, rateLimit: RateLimit, now: Date): Promise<void> {
  const endsAt = new Date(now.getTime() + rateLimit.seconds * 1000);
  const latest = latestEnd(now, rateLimit.seconds);
  const isOver = sql`(${rateLimitCounters.endsAt} <= ${sql.param(now, rateLimitCounters.endsAt)}
    or ${rateLimitCounters.endsAt} > ${sql.param(latest, rateLimitCounters.endsAt)})`;
  const [row] = await database
    .insert(rateLimitCounters)
    .values({ key: keyOf(rateLimit), count: 1, endsAt })
    .onConflictDoUpdate({
      target: rateLimitCounters.key,
      set: {
        // One above the limit is enough; a flood must not overflow the column.
        count: sql`case when ${isOver} then 1 else least(${rateLimitCounters.count} + 1, ${rateLimit.limit + 1}::int) end`,
        endsAt: sql`case when ${isOver} then ${sql.param(endsAt, rateLimitCounters.endsAt)} else ${rateLimitCounters.endsAt} end`,
      },
    })
    .returning();
  if (row && row.count > rateLimit.limit) throw tooManyRequests(row.endsAt, now);
}

/**
 * Counts one action by several limits, one after the other. When one refuses it, the limits before it are given back.
 * @throws ApiError as `consumeRateLimit`
 */
export async function consumeRateLimits(
  database: Database,
  rateLimits: readonly RateLimit[],
  now: Date,
): Promise<void> {
  const consumed: RateLimit[] = [];
  try {
    for (const rateLimit of rateLimits) {
      await consumeRateLimit(database, rateLimit, now);
      consumed.push(rateLimit);
    }
  } catch (error) {
    for (const rateLimit of consumed) await refundRateLimit(database, rateLimit, now);
    throw error;
  }
}

/** Reverts an action that does not count, such as a successful sign-in. */
export async function refundRateLimit(database: Database, rateLimit: RateLimit, now: Date): Promise<void> {
  await database
    .update(rateLimitCounters)
    .set({ count: sql`greatest(${rateLimitCounters.count} - 1, 0)` })
    .where(and(eq(rateLimitCounters.key, keyOf(rateLimit)), gt(rateLimitCounters.endsAt, now)));
}

function keyOf({ action, subject }: RateLimit): string {
  return createHash('sha256').update(`${action}\0${subject}`).digest('hex');
}

function tooManyRequests(until: Date, now: Date): ApiError {
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new ApiError('A0429', `操作过于频繁，请在${formatDuration(retryAfter)}后再试`, { retryAfter });
}

/** Formats a duration: up to two minutes in seconds, up to two hours in minutes, then in hours. */
export function formatDuration(seconds: number): string {
  if (seconds <= 120) return `${seconds}秒`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 120 ? `${minutes}分钟` : `${Math.ceil(minutes / 60)}小时`;
}
