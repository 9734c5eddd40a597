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

/** The subject of a signed address: its use, such as `enrolment-document`, and the id of the record. */
interface Subject {
  readonly use: string;
  readonly id: string;
}

/** The query of an address for the user of this request, valid for this many seconds while their session is active. */
export function signForSession(
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

/** The user for whom this query was signed, whose session is active; `null` for any other query, or an expired one. */
export async function readerOf(
  { database, encryption, clock }: Pick<PlatformDeps, 'database' | 'encryption' | 'clock'>,
  subject: Subject,
  query: unknown,
): Promise<{ id: bigint; isOperator: boolean } | null> {
  const given = proof.safeParse(query);
  if (!given.success) return null;
  const { session, expires, signature } = given.data;
  const isOurs = signaturesOf(encryption, subject, session, Number(expires)).some((ours) =>
    timingSafeEqual(Buffer.from(ours), Buffer.from(signature)),
  );
  const now = clock();
  if (!isOurs || Number(expires) * 1000 <= now.getTime()) return null;
  const [reader] = await database
    .select({ id: users.id, roles: users.roles })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(and(eq(accessTokens.sessionId, recordId(session)), isSessionActive(now)));
  return reader ? { id: reader.id, isOperator: reader.roles.includes('admin') } : null;
}

function signaturesOf(
  encryption: Encryption,
  { use, id: record }: Subject,
  session: string,
  expires: number,
) {
  return encryption.keyedHashes(use, [session, record, expires].join(' '));
}
