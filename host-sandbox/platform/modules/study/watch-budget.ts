import { eq } from 'drizzle-orm';
import { limits } from '@/contracts/limits';
import type { Database } from '../../db/database';
import { watchClocks } from '../../db/study-schema';

/** What somebody can watch from one opening of a lesson's files, at top speed; more is never saved up. */
const maxBudgetMs = limits.mediaUrlSeconds * limits.maxPlaybackRate * 1000;

/** New watch time in milliseconds that is possible for a person at a moment. */
export interface WatchBudget {
  readonly leftMs: number;
  readonly at: Date;
}

/** How far a clock has run until a moment. One that was set back stands still (R10.62). */
export function refill({ leftMs, at }: WatchBudget, now: Date): WatchBudget {
  const passed = Math.max(0, now.getTime() - at.getTime());
  return {
    leftMs: Math.min(maxBudgetMs, leftMs + passed * limits.maxPlaybackRate),
    at: passed > 0 ? now : at,
  };
}

/**
 * The person's clock as it runs now, started if it never was. It is locked until the transaction ends: whatever a
 * person studies, on however many devices, comes one after the other.
 */
export async function lockWatchBudget(
  transaction: Database,
  userId: bigint,
  now: Date,
): Promise<WatchBudget> {
  const [row] = await transaction
    .insert(watchClocks)
    .values({ userId, leftMs: limits.watchSlackSeconds * 1000, at: now })
    .onConflictDoUpdate({ target: watchClocks.userId, set: { userId } })
    .returning();
  if (!row) throw new Error('the clock was not written');
  return refill(row, now);
}

/** Takes what was watched off a clock that is locked. */
export async function spendWatchBudget(
  transaction: Database,
  userId: bigint,
  { leftMs, at }: WatchBudget,
  ms: number,
): Promise<void> {
  await transaction
    .update(watchClocks)
    .set({ leftMs: leftMs - ms, at })
    .where(eq(watchClocks.userId, userId));
}
