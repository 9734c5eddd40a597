import { and, gt, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The clocks of two processes may differ by this much. */
export const clockSkewMs = 5 * 60_000;

/**
 * Whether an end is in force: it is ahead, and no further than its window. A later one was written while the clock was
 * ahead, and would otherwise last until the clock gets there.
 * @param seconds the window, from the time when the end was written
 */
export function isInForce(end: Date, now: Date, seconds: number): boolean {
  return end > now && end <= latestEnd(now, seconds);
}

/** `isInForce` as a condition. */
export function endInForce(end: PgColumn, now: Date, seconds: number): SQL | undefined {
  return and(gt(end, now), lte(end, latestEnd(now, seconds)));
}

/** The latest end of a window that has begun by now. */
export function latestEnd(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000 + clockSkewMs);
}

/** The latest time that the clock of any process can have written by now. */
export function latestWritten(now: Date): Date {
  return latestEnd(now, 0);
}
