import { eq } from 'drizzle-orm';
import { limits } from '@/contracts/limits';
import type { Database } from '../../db/database';
import { watchClocks } from '../../db/study-schema';

/** Budget of one opening of a lesson's media at top speed; more is never accumulated. */
const maxBudgetMs = limits.mediaUrlSeconds * limits.maxPlaybackRate * 1000;

/** New watch time in milliseconds that is plausible for a user at a time. */
export interface WatchBudget {
  readonly leftMs: number;
  readonly at: Date;
}

/** Refills a budget up to now. A clock that was set back adds nothing (R10.62). */
export function refill({ leftMs, at }: WatchBudget, now: Date): WatchBudget {
  const passed = Math.max(0, now.getTime() - at.getTime());
  return {
    leftMs: Math.min(maxBudgetMs, leftMs + passed * limits.maxPlaybackRate),
    at: passed > 0 ? now : at,
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
    .values({ userId, leftMs: limits.watchSlackSeconds * 1000, at: now })
    .onConflictDoUpdate({ target: watchClocks.userId, set: { userId } })
    .returning();
  if (!row) throw new Error('the clock was not written');
  return refill(row, now);
}

/** Subtracts watched time from a locked budget. */
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
