import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { accessTokens } from '../../db/account-schema';

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
