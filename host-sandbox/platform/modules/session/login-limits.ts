import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { passwordFailures } from '../../core/db/account-schema';
import type { Database } from '../../core/db/database';
import { isInForce, latestEnd, latestWritten } from '../../core/db/in-force';
import { ApiError } from '../../core/http/api-error';
import {
  formatDuration,
  refundRateLimit,
  consumeRateLimit,
  type RateLimit,
} from '../../core/http/rate-limit';
import type { RequestContext } from '../../core/http/register-endpoint';
import type { Settings } from '../../core/settings/settings';
import { isKnownBrowser } from './known-callers';
import { normalizeUsername, type User } from './users';

export type LockRules = Pick<Settings, 'lockFailures' | 'lockSeconds'>;

/** Attempts of a key; `remaining` ones are left before the lock. */
export interface AttemptStatus {
  readonly remaining: number;
  readonly lockedUntil: Date | null;
}

/** Key of a user name in any letter case. Unknown names are counted and locked alike (R10.51). */
export function usernameKey(username: string): string {
  return createHash('sha256')
    .update(`name\0${normalizeUsername(username)}`)
    .digest('hex');
}

/** Key of a user's sign-ins from a browser that the user has signed in with before; strangers cannot lock it. */
export function knownBrowserKey(userId: bigint, browser: string | null): string {
  return createHash('sha256').update(`browser\0${userId}\0${browser}`).digest('hex');
}

/** Key of sign-ins by a name from one network. */
export function networkKey(username: string, network: string): string {
  return createHash('sha256')
    .update(`network\0${normalizeUsername(username)}\0${network}`)
    .digest('hex');
}

/** Key of checks of a signed-in user's own password; strangers cannot lock it. */
export function ownPasswordKey(userId: bigint): string {
  return createHash('sha256').update(`own\0${userId}`).digest('hex');
}

/**
 * Consumes one attempt before the password is checked, in one statement: concurrent guesses are counted too, and the
 * one that reaches the limit locks. After the right password `clearAttempts` resets the count.
 * @throws ApiError A0211 while the lock lasts, for any password
 */
export async function consumePasswordAttempt(
  database: Database,
  key: string,
  rules: LockRules,
  now: Date,
): Promise<AttemptStatus> {
  const lockEnd = new Date(now.getTime() + rules.lockSeconds * 1000);
  const { failures, lastFailedAt, lockedUntil } = passwordFailures;
  const end = sql.param(lockEnd, lockedUntil);
  const forgotten = sql.param(countWindowStart(rules, now), lastFailedAt);
  const written = sql.param(latestWritten(now), lastFailedAt);
  // An expired lock, an old failure, and one of a clock that was ahead start a new count.
  const count = sql`case when ${lockedUntil} is not null or ${lastFailedAt} <= ${forgotten}
    or ${lastFailedAt} > ${written} then 1 else ${failures} + 1 end`;
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
      setWhere: sql`${lockedUntil} is null or ${lockedUntil} <= ${sql.param(now, lockedUntil)}
        or ${lockedUntil} > ${sql.param(latestEnd(now, rules.lockSeconds), lockedUntil)}`,
    })
    .returning();
  if (row) return { remaining: rules.lockFailures - row.failures, lockedUntil: row.lockedUntil };
  throw lockedError((await findAttemptStatus(database, key, rules, now)).lockedUntil ?? lockEnd, now);
}

/** The attempts of a key, without a change. */
export async function findAttemptStatus(
  database: Database,
  key: string,
  rules: LockRules,
  now: Date,
): Promise<AttemptStatus> {
  const [row] = await database.select().from(passwordFailures).where(eq(passwordFailures.key, key));
  const lockedUntil = row?.lockedUntil ?? null;
  if (lockedUntil && isInForce(lockedUntil, now, rules.lockSeconds)) return { remaining: 0, lockedUntil };
  const counts =
    row &&
    !lockedUntil &&
    row.lastFailedAt > countWindowStart(rules, now) &&
    row.lastFailedAt <= latestWritten(now);
  return { remaining: rules.lockFailures - (counts ? row.failures : 0), lockedUntil: null };
}

/** The status that leaves fewer attempts. */
export function smallerStatus(one: AttemptStatus, other: AttemptStatus): AttemptStatus {
  return other.remaining < one.remaining ? other : one;
}

/** Resets the count and ends a lock. */
export async function clearAttempts(database: Database, key: string): Promise<void> {
  await database.delete(passwordFailures).where(eq(passwordFailures.key, key));
}

/** As `clearAttempts`, unless the last failure is at or after this time: then nothing changes. */
export async function clearAttemptsBefore(database: Database, key: string, time: Date): Promise<void> {
  await database
    .delete(passwordFailures)
    .where(and(eq(passwordFailures.key, key), lt(passwordFailures.lastFailedAt, time)));
}

/** The error for a wrong password, with the remaining attempts. */
export function wrongPasswordError(attempts: AttemptStatus, message: string, now: Date): ApiError {
  if (attempts.lockedUntil) return lockedError(attempts.lockedUntil, now);
  return new ApiError('A0210', message, { remaining: attempts.remaining, lockedUntil: null });
}

function lockedError(until: Date, now: Date): ApiError {
  const wait = formatDuration(Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)));
  return new ApiError('A0211', `密码错误次数过多，请在${wait}后再试，或通过手机重置密码`, {
    remaining: 0,
    lockedUntil: until.toISOString(),
  });
}

function countWindowStart({ lockSeconds }: LockRules, now: Date): Date {
  return new Date(now.getTime() - lockSeconds * 1000);
}

/**
 * Limits failed sign-ins, registrations and resets per address. Successes do not count: a hospital behind one address
 * signs in at the same time every morning. A browser that the user has signed in with counts by itself.
 * @param user whose account it is about
 */
export async function withEntryRateLimit<Result>(
  app: FastifyInstance,
  { client, now }: RequestContext,
  user: User | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  const { database, settings } = app.platform;
  const isKnown = await isKnownBrowser(database, user, client.browser);
  const rateLimit: RateLimit = {
    action: 'entry',
    subject: isKnown ? `browser ${client.browser}` : client.network,
    limit: settings.signInsPerAddress,
    seconds: 600,
  };
  await consumeRateLimit(database, rateLimit, now);
  const result = await work();
  // The work has succeeded; a refund that fails must not fail it.
  await refundRateLimit(database, rateLimit, now).catch(() => undefined);
  return result;
}
