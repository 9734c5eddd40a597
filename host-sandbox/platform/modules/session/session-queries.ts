import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { loginMethods, loginResults } from '@/contracts/login-records';
import { loginRecords, users, accessTokens } from '../../core/db/account-schema';
import { createBatchedLookup } from '../../core/db/batched-lookup';
import type { Database } from '../../core/db/database';
import { latestWritten } from '../../core/db/in-force';
import type { Session } from '../../core/http/access';
import type { RequestContext } from '../../core/http/register-endpoint';
import type { Settings } from '../../core/settings/settings';

type LoginMethod = (typeof loginMethods)[number];
interface LoginAttempt {
  method: LoginMethod;
  result: (typeof loginResults)[number];
  tokenHash?: string;
}
type Lifetime = Pick<Settings, 'tokenSeconds' | 'idleMinutes'>;
type SessionSettings = Lifetime & Pick<Settings, 'tokenField' | 'sessionsPerUser'>;
type LoginContext = Pick<RequestContext, 'client' | 'now' | 'networkHashes'>;
type SignInContext = LoginContext & Pick<RequestContext, 'renewBrowser'>;

/**
 * Opens a session, records the sign-in, and returns the response of sign-in calls (R7.7, R7.18, R10.54).
 * @param proof what the sign-in has verified of the user; `null` is returned when it does not hold any more
 */
export async function openSession(
  database: Database,
  settings: SessionSettings,
  { userId, method, proof }: { userId: bigint; method: LoginMethod; proof?: SQL },
  { client, now, networkHashes, renewBrowser }: SignInContext,
): Promise<Record<string, unknown> | null> {
  const { tokenField, tokenSeconds, sessionsPerUser } = settings;
  const token = await issueToken(database, and(eq(users.id, userId), proof), now, settings);
  if (token === null) return null;
  await revokeOldestTokens(database, userId, sessionsPerUser, now);
  const attempt: LoginAttempt = { method, result: 'success', tokenHash: hashToken(token) };
  await recordLogin(database, userId, attempt, {
    client: { ...client, browser: renewBrowser() },
    now,
    networkHashes,
  });
  return { [tokenField]: token, token_type: 'Bearer', expires_in: tokenSeconds };
}

/**
 * Records a sign-in attempt for its user. Without a user it runs the same statement and writes nothing, so that the
 * response time does not reveal who exists.
 */
export async function recordLogin(
  database: Database,
  userId: bigint | undefined,
  { method, result, tokenHash }: LoginAttempt,
  { client, now, networkHashes }: LoginContext,
): Promise<void> {
  const { maskedAddress, device, browser } = client;
  const network = result === 'success' ? networkHashes[0] : null;
  await database.execute(sql`
    insert into ${loginRecords} (user_id, at, method, result, address, device, token_hash, browser, network)
    select ${users.id}, ${now.toISOString()}::timestamptz, ${method}::text, ${result}::text,
      ${maskedAddress}::text, ${device}::text, ${tokenHash ?? null}::text, ${browser}::text, ${network}::text
    from ${users} where ${and(eq(users.id, userId ?? 0n), isNull(users.closedAt))}`);
}

/**
 * Finds the session of a token, or `null` if it is unknown, expired or revoked. Tokens that arrive at the same time are
 * looked up together.
 */
export function createSessionFinder(
  database: Database,
  clock: () => Date,
  lifetime: Lifetime,
): (token: string, isUse: boolean) => Promise<Session | null> {
  const find = createBatchedLookup((tokenHashes: readonly string[]) =>
    findActiveTokens(database, tokenHashes, clock()),
  );
  return async (token, isUse) => {
    const row = await find(hashToken(token));
    if (!row) return null;
    if (isUse) await extendSession(database, row, clock(), lifetime);
    return row;
  };
}

type ActiveToken = Session & { readonly expiresAt: Date };

async function findActiveTokens(
  database: Database,
  tokenHashes: readonly string[],
  now: Date,
): Promise<Map<string, ActiveToken>> {
  const rows = await database
    .select({
      tokenHash: accessTokens.tokenHash,
      id: accessTokens.sessionId,
      userId: accessTokens.userId,
      openedAt: accessTokens.issuedAt,
      expiresAt: accessTokens.expiresAt,
      passwordChangedAt: users.passwordChangedAt,
      roles: users.roles,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(
      and(
        sql`${accessTokens.tokenHash} = any(${sql.param([...tokenHashes])}::text[])`,
        ...[isNull(accessTokens.revokedAt), isNull(users.closedAt)],
      ),
    );
  // Not in the statement: the embedded database would read all sessions that are not expired.
  const active = rows.filter(({ expiresAt, openedAt }) => expiresAt > now && openedAt <= latestWritten(now));
  return new Map(active.map((row) => [row.tokenHash, row]));
}

/** Using a session extends it. */
async function extendSession(
  database: Database,
  { tokenHash, openedAt, expiresAt }: ActiveToken,
  now: Date,
  lifetime: Lifetime,
): Promise<void> {
  const later = expiryOf(openedAt, now, lifetime);
  // A write for each request would be too many: the expiry moves by a tenth of the lifetime, or by a minute.
  const minStepMs = Math.min(60_000, lifetime.idleMinutes * 6_000);
  if (lifetime.idleMinutes === 0 || later.getTime() - expiresAt.getTime() < minStepMs) return;
  await database
    .update(accessTokens)
    .set({ expiresAt: later })
    .where(and(eq(accessTokens.tokenHash, tokenHash), isNull(accessTokens.revokedAt)));
}

/** The expiry of a session that was opened and last used at these times. */
function expiryOf(openedAt: Date, usedAt: Date, { tokenSeconds, idleMinutes }: Lifetime): Date {
  const end = openedAt.getTime() + tokenSeconds * 1000;
  return new Date(idleMinutes === 0 ? end : Math.min(end, usedAt.getTime() + idleMinutes * 60_000));
}

/** Condition of an active session, joined with its user. */
export function isSessionActive(now: Date): SQL | undefined {
  const { revokedAt, expiresAt, issuedAt } = accessTokens;
  return and(
    ...[isNull(revokedAt), isNull(users.closedAt)],
    ...[gt(expiresAt, now), lte(issuedAt, latestWritten(now))],
  );
}

/**
 * Issues a token of 256 random bits to the open account that fits a condition; only its hash is
 * stored. One statement checks, locks and writes: a change of password that revokes the user's tokens comes before it,
 * and the condition fails, or after it, and the token is among the revoked.
 * @returns `null` when no account fits
 */
async function issueToken(
  database: Database,
  condition: SQL | undefined,
  now: Date,
  lifetime: Lifetime,
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashToken(token);
  const expiresAt = expiryOf(now, now, lifetime);
  const { rows } = (await database.execute(sql`
    with account as (
      select ${users.id} from ${users} where ${and(condition, isNull(users.closedAt))} for no key update
    )
    insert into ${accessTokens} (token_hash, user_id, issued_at, expires_at)
    select ${tokenHash}::text, id, ${now.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz
    from account
    returning user_id`)) as { rows: unknown[] };
  return rows.length === 1 ? token : null;
}

/**
 * Ends a user's oldest sessions beyond a number, and deletes the expired ones, so that the table does not grow. The
 * oldest was opened first: a clock that was ahead must not make the new one the oldest.
 */
async function revokeOldestTokens(
  database: Database,
  userId: bigint,
  allowed: number,
  now: Date,
): Promise<void> {
  await database
    .delete(accessTokens)
    .where(and(eq(accessTokens.userId, userId), lt(accessTokens.expiresAt, now)));
  const oldest = database
    .select({ tokenHash: accessTokens.tokenHash })
    .from(accessTokens)
    .where(and(eq(accessTokens.userId, userId), isNull(accessTokens.revokedAt)))
    .orderBy(desc(accessTokens.sessionId))
    .offset(allowed);
  await database.update(accessTokens).set({ revokedAt: now }).where(inArray(accessTokens.tokenHash, oldest));
}

/** Revokes a token; idempotent. */
export async function revokeToken(database: Database, tokenHash: string, now: Date): Promise<void> {
  await database
    .update(accessTokens)
    .set({ revokedAt: now })
    .where(and(eq(accessTokens.tokenHash, tokenHash), isNull(accessTokens.revokedAt)));
}

/** Revokes all tokens of a user, or all but one; returns how many were active. */
export async function revokeTokens(
  database: Database,
  userId: bigint,
  now: Date,
  exceptHash = '',
): Promise<number> {
  const ended = await database
    .update(accessTokens)
    .set({ revokedAt: now })
    .where(
      and(
        eq(accessTokens.userId, userId),
        isNull(accessTokens.revokedAt),
        gt(accessTokens.expiresAt, now),
        ne(accessTokens.tokenHash, exceptHash),
      ),
    )
    .returning({ tokenHash: accessTokens.tokenHash });
  return ended.length;
}

/** SHA-256, hexadecimal. A token is random enough without salt or slow hashing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
