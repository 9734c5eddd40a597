import { randomInt } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { limits } from '@/contracts/limits';
import type { CodePurpose } from '@/contracts/sms';
import { smsCodes } from '../../db/account-schema';
import type { Database } from '../../db/database';
import { ApiError } from '../../http/api-error';
import type { Encryption } from '../../encryption/encryption';

/** The scope of a code: one phone and one purpose (R10.47). */
export interface CodeUse {
  readonly phone: string;
  readonly purpose: CodePurpose;
}

/** Creates a code of six digits and stores its keyed hash; it replaces an older code of the same use. */
export async function createCode(
  database: Database,
  encryption: Encryption,
  use: CodeUse,
  now: Date,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const fresh = {
    codeHash: hashOf(encryption, use, code),
    expiresAt: new Date(now.getTime() + limits.smsCodeSeconds * 1000),
    tries: 0,
  };
  await database
    .insert(smsCodes)
    .values({ ...use, ...fresh })
    .onConflictDoUpdate({ target: [smsCodes.phone, smsCodes.purpose], set: fresh });
  return code;
}

/**
 * Verifies a code. Each call consumes one attempt before comparing, so that concurrent guesses count too; a correct
 * code stays valid until `consumeCode`.
 * @returns input of `consumeCode`
 * @throws ApiError A0220, the same for every reason, unknown phones included
 */
export async function verifyCode(
  database: Database,
  encryption: Encryption,
  { code, ...use }: CodeUse & { code: string },
  now: Date,
): Promise<CodeUse & { codeHash: string }> {
  const [row] = await database
    .update(smsCodes)
    .set({ tries: sql`${smsCodes.tries} + 1` })
    .where(and(ofUse(use), lt(smsCodes.tries, limits.smsCodeAttempts), gt(smsCodes.expiresAt, now)))
    .returning({ codeHash: smsCodes.codeHash });
  const codeHash = hashOf(encryption, use, code);
  if (row?.codeHash !== codeHash) throw wrongCodeError();
  return { ...use, codeHash };
}

/** Consumes a verified code in the transaction that uses it. @throws ApiError A0220 if it is gone */
export async function consumeCode(
  database: Database,
  { codeHash, ...use }: CodeUse & { codeHash: string },
): Promise<void> {
  const spent = await database
    .delete(smsCodes)
    .where(and(ofUse(use), eq(smsCodes.codeHash, codeHash)))
    .returning({ phone: smsCodes.phone });
  if (spent.length === 0) throw wrongCodeError();
}

export function wrongCodeError(): ApiError {
  return new ApiError('A0220', '验证码错误或已失效，请核对或重新获取');
}

function ofUse({ phone, purpose }: CodeUse) {
  return and(eq(smsCodes.phone, phone), eq(smsCodes.purpose, purpose));
}

/** Bound to its use, so that a row copied to another phone is useless. */
function hashOf(encryption: Encryption, { phone, purpose }: CodeUse, code: string): string {
  return encryption.keyedHash('sms-code', `${purpose} ${phone} ${code}`);
}
