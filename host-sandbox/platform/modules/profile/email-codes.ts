import { and, eq, lt, sql } from 'drizzle-orm';
import { limits } from '@/contracts/limits';
import { emailCodes } from '../../core/db/account-schema';
import type { Database } from '../../core/db/database';
import { endInForce } from '../../core/db/in-force';
import type { Encryption } from '../../core/encryption/encryption';
import { randomCode, wrongCodeError } from '../sms/port';

/** A user with the address to prove. */
interface EmailOwner {
  readonly userId: bigint;
  readonly email: string;
}

/** Creates a code and stores its keyed hash; it replaces an older code of the user. */
export async function createEmailCode(
  database: Database,
  encryption: Encryption,
  owner: EmailOwner,
  now: Date,
): Promise<string> {
  const code = randomCode();
  const fresh = {
    email: owner.email,
    codeHash: hashesOf(encryption, owner, code)[0],
    expiresAt: new Date(now.getTime() + limits.emailCodeSeconds * 1000),
    tries: 0,
  };
  await database
    .insert(emailCodes)
    .values({ userId: owner.userId, ...fresh })
    .onConflictDoUpdate({ target: emailCodes.userId, set: fresh });
  return code;
}

/**
 * Verifies a user's code. Each call consumes one attempt before comparing, so that concurrent guesses count too.
 * @returns the proved address and what `consumeEmailCode` needs
 * @throws ApiError A0220, the same for every reason
 */
export async function verifyEmailCode(
  database: Database,
  encryption: Encryption,
  userId: bigint,
  code: string,
  now: Date,
): Promise<EmailOwner & { codeHash: string }> {
  const { tries, expiresAt, codeHash: stored, email } = emailCodes;
  const [row] = await database
    .update(emailCodes)
    .set({ tries: sql`${tries} + 1` })
    .where(
      and(
        ...[eq(emailCodes.userId, userId), lt(tries, limits.smsCodeAttempts)],
        endInForce(expiresAt, now, limits.emailCodeSeconds),
      ),
    )
    .returning({ email, stored });
  if (!row) throw wrongCodeError();
  const owner = { userId, email: row.email };
  const codeHash = hashesOf(encryption, owner, code).find((hash) => hash === row.stored);
  if (codeHash === undefined) throw wrongCodeError();
  return { ...owner, codeHash };
}

/** Consumes a verified code in the transaction that uses it. @throws ApiError A0220 if it is gone */
export async function consumeEmailCode(
  transaction: Database,
  { userId, codeHash }: { userId: bigint; codeHash: string },
): Promise<void> {
  const spent = await transaction
    .delete(emailCodes)
    .where(and(eq(emailCodes.userId, userId), eq(emailCodes.codeHash, codeHash)))
    .returning({ userId: emailCodes.userId });
  if (spent.length === 0) throw wrongCodeError();
}

/** Deletes a user's code, with its address. */
export async function cancelEmailCode(transaction: Database, userId: bigint): Promise<void> {
  await transaction.delete(emailCodes).where(eq(emailCodes.userId, userId));
}

/** Bound to user and address, so that a row copied to another user is useless. */
function hashesOf(
  encryption: Encryption,
  { userId, email }: EmailOwner,
  code: string,
): [string, ...string[]] {
  return encryption.keyedHashes('email-code', `${userId} ${email} ${code}`);
}
