import { timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { id } from '@/contracts/fields';
import { accessTokens, users } from '../../db/account-schema';
import { recordId } from '../../db/columns';
import type { PlatformDeps } from '../../platform-deps';
import type { Encryption } from '../../encryption/encryption';
import type { RequestContext } from '../../http/register-endpoint';
import { currentSession } from './current-user';
import { isSessionActive } from './session-queries';

/** What an address is for, as in `enrolment-document`, and of which record. */
interface Subject {
  readonly use: string;
  readonly id: string;
}

/** The query of an address for the operator of this request, good for so many seconds while their session is active. */
export function signForOperator(
  encryption: Encryption,
  subject: Subject,
  context: RequestContext,
  seconds: number,
): string {
  const session = String(currentSession(context).id);
  const expires = Math.floor(context.now.getTime() / 1000) + seconds;
  const [signature] = signaturesOf(encryption, subject, session, expires);
  return new URLSearchParams({ session, expires: `${expires}`, signature }).toString();
}

const proof = z.object({
  session: id,
  expires: z.string().check(z.regex(/^\d{10}$/)),
  signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** Whether this query was signed for an operator whose session is active, and has not expired. */
export async function isSignedForOperator(
  { database, encryption, clock }: Pick<PlatformDeps, 'database' | 'encryption' | 'clock'>,
  subject: Subject,
  query: unknown,
): Promise<boolean> {
  const given = proof.safeParse(query);
  if (!given.success) return false;
  const { session, expires, signature } = given.data;
  const isOurs = signaturesOf(encryption, subject, session, Number(expires)).some((ours) =>
    timingSafeEqual(Buffer.from(ours), Buffer.from(signature)),
  );
  const now = clock();
  if (!isOurs || Number(expires) * 1000 <= now.getTime()) return false;
  const [operator] = await database
    .select({ roles: users.roles })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(and(eq(accessTokens.sessionId, recordId(session)), isSessionActive(now)));
  return operator?.roles.includes('admin') ?? false;
}

function signaturesOf(
  encryption: Encryption,
  { use, id: record }: Subject,
  session: string,
  expires: number,
) {
  return encryption.keyedHashes(use, [session, record, expires].join(' '));
}
