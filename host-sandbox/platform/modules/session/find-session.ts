import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { accessTokens, users } from '../../db/account-schema';
import type { Session } from '../../http/access';
import { hashToken } from './tokens';

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
