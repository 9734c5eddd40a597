import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { passwordFailures } from '../../db/account-schema';
import type { Database } from '../../db/database';
import { PlatformFault } from '../../http/fault';
import { durationText } from '../../http/turns';
import type { Settings } from '../../settings';
import { foldName } from './users';

export type LockRules = Pick<Settings, 'lockFailures' | 'lockSeconds'>;

/** Where a key stands; `remaining` tries are left before the lock. */
export interface Standing {
  readonly remaining: number;
  readonly lockedUntil: Date | null;
}

/** Key of a user name in any letter case, existing or not: both are counted and locked alike (R10.51). */
export function nameKey(username: string): string {
  return createHash('sha256')
    .update(`name\0${foldName(username)}`)
    .digest('hex');
}

/** Key of a signed-in user's own password being asked for; strangers cannot lock it. */
export function ownKey(userId: bigint): string {
  return createHash('sha256').update(`own\0${userId}`).digest('hex');
}

/**
 * Takes one try before the password is looked at, in one statement: guesses sent at the same time are counted too,
 * and the one that reaches the limit locks at once. A right password gives all tries back by `clearAttempts`.
 * @throws PlatformFault A0211 while the lock lasts, whatever the password
 */
export async function takeAttempt(
  database: Database,
  key: string,
  rules: LockRules,
  now: Date,
): Promise<Standing> {
  const lockEnd = new Date(now.getTime() + rules.lockSeconds * 1000);
  const { failures, lastFailedAt, lockedUntil } = passwordFailures;
  const end = sql.param(lockEnd, lockedUntil);
  const forgotten = sql.param(forgottenBefore(rules, now), lastFailedAt);
  // A lock that is over, or a failure long ago, begins a new count.
  const count = sql`case when ${lockedUntil} is not null or ${lastFailedAt} <= ${forgotten} then 1 else ${failures} + 1 end`;
  const [row] = await database
    .insert(passwordFailures)
    .values({ key, failures: 1, lastFailedAt: now, lockedUntil: rules.lockFailures === 1 ? lockEnd : null })
    .onConflictDoUpdate({
      target: passwordFailures.key,
      set: {
        failures: count,
        lastFailedAt: now,
        lockedUntil: sql`case when (${count}) >= ${rules.lockFailures}::int then ${end}::timestamptz end`,
      },
      setWhere: sql`${lockedUntil} is null or ${lockedUntil} <= ${sql.param(now, lockedUntil)}`,
    })
    .returning();
  if (row) return { remaining: rules.lockFailures - row.failures, lockedUntil: row.lockedUntil };
  throw lockedFault((await readStanding(database, key, rules, now)).lockedUntil ?? lockEnd, now);
}

/** Where a key stands, changing nothing. */
export async function readStanding(
  database: Database,
  key: string,
  rules: LockRules,
  now: Date,
): Promise<Standing> {
  const [row] = await database.select().from(passwordFailures).where(eq(passwordFailures.key, key));
  const lockedUntil = row?.lockedUntil ?? null;
  if (lockedUntil && lockedUntil > now) return { remaining: 0, lockedUntil };
  const counts = row && !lockedUntil && row.lastFailedAt > forgottenBefore(rules, now);
  return { remaining: rules.lockFailures - (counts ? row.failures : 0), lockedUntil: null };
}

/** Gives all tries back and ends a lock. */
export async function clearAttempts(database: Database, key: string): Promise<void> {
  await database.delete(passwordFailures).where(eq(passwordFailures.key, key));
}

/** As `clearAttempts`, unless the last failure came at this moment or later: then count and lock stay as they are. */
export async function clearAttemptsBefore(database: Database, key: string, moment: Date): Promise<void> {
  await database
    .delete(passwordFailures)
    .where(and(eq(passwordFailures.key, key), lt(passwordFailures.lastFailedAt, moment)));
}

/** The answer to a wrong password: how many tries are left, or that there are none. */
export function wrongPassword(standing: Standing, message: string, now: Date): PlatformFault {
  if (standing.lockedUntil) return lockedFault(standing.lockedUntil, now);
  return new PlatformFault('A0210', message, { remaining: standing.remaining, lockedUntil: null });
}

function lockedFault(until: Date, now: Date): PlatformFault {
  const wait = durationText(Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)));
  return new PlatformFault('A0211', `密码错误次数过多，请在${wait}后再试，或通过手机重置密码`, {
    remaining: 0,
    lockedUntil: until.toISOString(),
  });
}

function forgottenBefore({ lockSeconds }: LockRules, now: Date): Date {
  return new Date(now.getTime() - lockSeconds * 1000);
}
