import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accessTokens, users } from '../../core/db/account-schema';
import { createBatchedLookup } from '../../core/db/batched-lookup';
import type { Database } from '../../core/db/database';
import { hashToken } from './session-queries';

/**
 * Tells why a token has no session, as a sentence for its user: only who holds the token gets it. Tokens that ended
 * together with a change of password, or with a login beyond the number of sessions, have its time. Tokens that arrive
 * at the same time are looked up together: requests with invented tokens cost few queries.
 */
export function createSessionExplainer(database: Database): (token: string) => Promise<string> {
  const explain = createBatchedLookup((tokenHashes: readonly string[]) => explainEnds(database, tokenHashes));
  return async (token) => (await explain(hashToken(token))) ?? '登录已过期，请重新登录';
}

/** The ends of sessions that have a reason other than their age. */
async function explainEnds(database: Database, tokenHashes: readonly string[]): Promise<Map<string, string>> {
  const replacement = alias(accessTokens, 'replacement');
  const { tokenHash, userId, revokedAt } = accessTokens;
  const rows = await database
    .select({
      tokenHash,
      revokedAt,
      passwordChangedAt: users.passwordChangedAt,
      isReplaced: sql<boolean>`exists (${database
        .select({ one: sql`1` })
        .from(replacement)
        .where(and(eq(replacement.userId, userId), eq(replacement.issuedAt, revokedAt)))})`,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, userId))
    .where(and(sql`${tokenHash} = any(${sql.param([...tokenHashes])}::text[])`, isNotNull(revokedAt)));
  const reasons = new Map<string, string>();
  for (const row of rows) {
    if (row.revokedAt?.getTime() === row.passwordChangedAt.getTime())
      reasons.set(row.tokenHash, '密码已修改，请用新密码登录');
    else if (row.isReplaced) reasons.set(row.tokenHash, '您的账号已在别处登录，这里的登录已结束');
  }
  return reasons;
}
