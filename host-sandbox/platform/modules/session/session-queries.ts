import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, sql, gt, type SQL, lt, ne } from 'drizzle-orm';
import type { loginMethods, loginResults } from '@/contracts/account-security';
import { loginRecords, users, accessTokens } from '../../db/account-schema';
import type { Database } from '../../db/database';
import type { Session } from '../../http/access';
import type { RequestContext } from '../../http/register-endpoint';
import type { Settings } from '../../settings';

type LoginMethod = (typeof loginMethods)[number];
interface LoginAttempt {
  method: LoginMethod;
  result: (typeof loginResults)[number];
  tokenHash?: string;
}

/** Opens a session, records the sign-in, and returns the response of sign-in calls (R7.7, R7.18, R10.54). */
export async function openSession(
  database: Database,
  { tokenField, tokenSeconds }: Pick<Settings, 'tokenField' | 'tokenSeconds'>,
  userId: bigint,
  method: LoginMethod,
  { client, now }: Pick<RequestContext, 'client' | 'now'>,
): Promise<Record<string, unknown>> {
  const token = await issueToken(database, userId, now, tokenSeconds);
  const attempt: LoginAttempt = { method, result: 'success', tokenHash: hashToken(token) };
  await recordLogin(database, userId, attempt, { client, now });
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
  { client, now }: Pick<RequestContext, 'client' | 'now'>,
): Promise<void> {
  const { maskedAddress, device } = client;
  await database.execute(sql`
    insert into ${loginRecords} (user_id, at, method, result, address, device, token_hash)
    select ${users.id}, ${now.toISOString()}::timestamptz, ${method}::text, ${result}::text,
      ${maskedAddress}::text, ${device}::text, ${tokenHash ?? null}::text
    from ${users} where ${and(eq(users.id, userId ?? 0n), isNull(users.closedAt))}`);
}

/** The session of a token, or `null` if it is unknown, expired or revoked. */
export async function findSession(database: Database, token: string, now: Date): Promise<Session | null> {
  const tokenHash = hashToken(token);
  const [row] = await database
    .select({
      id: accessTokens.sessionId,
      userId: accessTokens.userId,
      openedAt: accessTokens.issuedAt,
      passwordChangedAt: users.passwordChangedAt,
      roles: users.roles,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(and(eq(accessTokens.tokenHash, tokenHash), isSessionActive(now)));
  return row ? { ...row, tokenHash } : null;
}

/** Condition of an active session, joined with its user. */
export function isSessionActive(now: Date): SQL | undefined {
  return and(isNull(accessTokens.revokedAt), isNull(users.closedAt), gt(accessTokens.expiresAt, now));
}

/**
 * Issues a token of 256 random bits, valid for `seconds`. Only its hash is stored. Deletes the user's expired tokens,
 * so that the table does not grow.
 */
export async function issueToken(
  database: Database,
  userId: bigint,
  now: Date,
  seconds: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  await database
    .delete(accessTokens)
    .where(and(eq(accessTokens.userId, userId), lt(accessTokens.expiresAt, now)));
  await database
    .insert(accessTokens)
    .values({ tokenHash: hashToken(token), userId, issuedAt: now, expiresAt });
  return token;
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
