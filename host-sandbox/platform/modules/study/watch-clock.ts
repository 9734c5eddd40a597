import { eq } from 'drizzle-orm';
import { limits } from '@/contracts/limits';
import type { Database } from '../../db/database';
import { watchClocks } from '../../db/study-schema';

/** What somebody can watch from one opening of a lesson's files, at top speed; more is never saved up. */
const most = limits.mediaSeconds * limits.topSpeed * 1000;

/** New watch time in milliseconds that is possible for a person at a moment. */
export interface WatchClock {
  readonly leftMs: number;
  readonly at: Date;
}

/** How far a clock has run until a moment. One that was set back stands still (R10.62). */
export function runUntil({ leftMs, at }: WatchClock, now: Date): WatchClock {
  const passed = Math.max(0, now.getTime() - at.getTime());
  return { leftMs: Math.min(most, leftMs + passed * limits.topSpeed), at: passed > 0 ? now : at };
}

/**
 * The person's clock as it runs now, started if it never was. It is locked until the transaction ends: whatever a
 * person studies, on however many devices, comes one after the other.
 */
export async function lockClock(transaction: Database, userId: bigint, now: Date): Promise<WatchClock> {
  const [row] = await transaction
    .insert(watchClocks)
    .values({ userId, leftMs: limits.watchSlackSeconds * 1000, at: now })
    .onConflictDoUpdate({ target: watchClocks.userId, set: { userId } })
    .returning();
  if (!row) throw new Error('the clock was not written');
  return runUntil(row, now);
}

/** Takes what was watched off a clock that is locked. */
export async function spend(
  transaction: Database,
  userId: bigint,
  { leftMs, at }: WatchClock,
  ms: number,
): Promise<void> {
  await transaction
    .update(watchClocks)
    .set({ leftMs: leftMs - ms, at })
    .where(eq(watchClocks.userId, userId));
}
