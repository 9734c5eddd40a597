import { randomInt } from 'node:crypto';
import { and, eq, inArray, lt, not, or, sql } from 'drizzle-orm';
import { limits } from '@/contracts/limits';
import type { CodePurpose } from '@/contracts/sms';
import { smsCodes } from '../../core/db/account-schema';
import type { Database } from '../../core/db/database';
import { endInForce } from '../../core/db/in-force';
import { ApiError } from '../../core/http/api-error';
import type { RequestContext } from '../../core/http/register-endpoint';
import type { Encryption } from '../../core/encryption/encryption';

/** The scope of a code: one phone and one purpose (R10.47). */
export interface CodeUse {
  readonly phone: string;
  readonly purpose: CodePurpose;
}

/** Six random digits. */
export function randomCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/**
 * Creates a code and stores its keyed hash; it replaces an older code of the same use. Only an own browser replaces the
 * valid code of an own browser, because a stranger could void what the owner has just requested.
 * @param ofOwnBrowser whether the owner of the phone has signed in with the browser that requests it
 * @returns the code, and whether it is stored: otherwise the older code stays, which any browser can use
 */
export async function createCode(
  database: Database,
  encryption: Encryption,
  { ofOwnBrowser, ...use }: CodeUse & { ofOwnBrowser: boolean },
  context: RequestContext,
): Promise<{ code: string; isStored: boolean }> {
  const code = randomCode();
  const fresh = {
    codeHash: hashesOf(encryption, use, code)[0],
    expiresAt: new Date(context.now.getTime() + limits.smsCodeSeconds * 1000),
    requester: requestersOf(encryption, context)[0],
    tries: 0,
    otherTries: 0,
    ofOwnBrowser,
  };
  const { expiresAt, tries } = smsCodes;
  const isOwnAndValid = sql`(${smsCodes.ofOwnBrowser} and ${tries} < ${limits.smsCodeAttempts}
    and ${endInForce(expiresAt, context.now, limits.smsCodeSeconds)})`;
  const stored = await database
    .insert(smsCodes)
    .values({ ...use, ...fresh })
    .onConflictDoUpdate({
      target: [smsCodes.phone, smsCodes.purpose],
      set: fresh,
      ...(ofOwnBrowser ? {} : { setWhere: not(isOwnAndValid) }),
    })
    .returning({ phone: smsCodes.phone });
  return { code, isStored: stored.length === 1 };
}

/**
 * Verifies a code. Each call consumes one attempt before comparing, so that concurrent guesses count too; a correct
 * code stays valid until `consumeCode`. The browser or user that requested the code has its own attempts. All others
 * share a second number, so that a stranger cannot use up the requester's attempts.
 * @returns input of `consumeCode`
 * @throws ApiError A0220, the same for every reason, unknown phones included
 */
export async function verifyCode(
  database: Database,
  encryption: Encryption,
  { code, ...use }: CodeUse & { code: string },
  context: RequestContext,
): Promise<CodeUse & { codeHash: string }> {
  const { requester, tries, otherTries, expiresAt } = smsCodes;
  const isRequester = inArray(requester, [...requestersOf(encryption, context)]);
  const left = (count: typeof tries | typeof otherTries) => lt(count, limits.smsCodeAttempts);
  const [row] = await database
    .update(smsCodes)
    .set({
      tries: sql`case when ${isRequester} then ${tries} + 1 else ${tries} end`,
      otherTries: sql`case when ${isRequester} then ${otherTries} else ${otherTries} + 1 end`,
    })
    .where(
      and(
        ...[ofUse(use), endInForce(expiresAt, context.now, limits.smsCodeSeconds)],
        or(and(isRequester, left(tries)), and(not(isRequester), left(otherTries))),
      ),
    )
    .returning({ codeHash: smsCodes.codeHash });
  const codeHash = hashesOf(encryption, use, code).find((hash) => hash === row?.codeHash);
  if (codeHash === undefined) throw wrongCodeError();
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

/**
 * Hashes of the names of a caller, most precise first. The network is one of them, since a browser may get its cookie
 * after the first call.
 */
function requestersOf(
  encryption: Encryption,
  { client, session }: Pick<RequestContext, 'client' | 'session'>,
): readonly [string, ...string[]] {
  const namesOf = (requester: string) => encryption.keyedHashes('sms-requester', requester);
  if (session) return namesOf(`user ${session.userId}`);
  return [...namesOf(client.requester), ...namesOf(client.network)];
}

function ofUse({ phone, purpose }: CodeUse) {
  return and(eq(smsCodes.phone, phone), eq(smsCodes.purpose, purpose));
}

/** Bound to its use, so that a row copied to another phone is useless. */
function hashesOf(encryption: Encryption, { phone, purpose }: CodeUse, code: string): [string, ...string[]] {
  return encryption.keyedHashes('sms-code', `${purpose} ${phone} ${code}`);
}
