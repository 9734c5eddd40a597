import { and, eq, isNull, sql } from 'drizzle-orm';
import type { loginMethods, loginResults } from '@/contracts/account-security';
import { loginRecords, users } from '../../db/account-schema';
import type { Database } from '../../db/database';
import type { RequestContext } from '../../http/register-endpoint';
import type { Settings } from '../../settings';
import { hashToken, issueToken } from './tokens';

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
