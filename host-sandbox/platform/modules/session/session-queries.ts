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

/** Opens a session, leaves a record of it, and gives the answer of a call that signs in (R7.7, R7.18, R10.54). */
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
 * Leaves a record for the person it concerns. For nobody it runs the same statement and writes nothing, so that the
 * time of an answer does not tell who exists.
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

/** The session a token stands for at a moment, or `null` if it is unknown, expired or revoked. */
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

/** True for a session, joined with its user, that is neither expired nor ended at a moment. */
export function isSessionActive(now: Date): SQL | undefined {
  return and(isNull(accessTokens.revokedAt), isNull(users.closedAt), gt(accessTokens.expiresAt, now));
}

/**
 * Makes a token of 256 random bits, valid for `seconds` from `now`. It is given out here once; only its hash stays.
 * The user's expired tokens are cleared away, so the table does not grow for ever.
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

/** Ends a token for good; ending it twice changes nothing. */
export async function revokeToken(database: Database, tokenHash: string, now: Date): Promise<void> {
  await database
    .update(accessTokens)
    .set({ revokedAt: now })
    .where(and(eq(accessTokens.tokenHash, tokenHash), isNull(accessTokens.revokedAt)));
}

/** Ends all tokens of a user, or all but one; answers how many were still good. */
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

/** SHA-256, hexadecimal. A token is random enough to need neither salt nor slow hashing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
