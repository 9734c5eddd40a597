import { timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { id } from '@/contracts/fields';
import { accessTokens, users } from '../../core/db/account-schema';
import { recordId } from '../../core/db/columns';
import { isInForce } from '../../core/db/in-force';
import type { PlatformDeps } from '../../core/platform-deps';
import type { Encryption } from '../../core/encryption/encryption';
import type { RequestContext } from '../../core/http/register-endpoint';
import { currentSession } from './current-user';
import { isSessionActive } from './session-queries';

/** The subject of a signed URL: its use, such as `enrolment-document`, and the id of the record. */
interface Subject {
  readonly use: string;
  readonly id: string;
  /** How long a URL is valid. */
  readonly seconds: number;
}

/** The session for which a URL is signed, and the end of its validity in whole seconds since 1970. */
export interface UrlGrant {
  readonly session: string;
  readonly expires: number;
}

/** The grant of a URL of this subject for the session of this request. */
export function grantFor(context: RequestContext, { seconds }: Pick<Subject, 'seconds'>): UrlGrant {
  return {
    session: String(currentSession(context).id),
    expires: Math.floor(context.now.getTime() / 1000) + seconds,
  };
}

/** The query of a signed URL. It contains the session's id, never its token. */
export function signQuery(encryption: Encryption, subject: Subject, grant: UrlGrant): string {
  const [signature] = signaturesOf(encryption, subject, grant);
  const { session, expires } = grant;
  return new URLSearchParams({ session, expires: `${expires}`, signature }).toString();
}

const proof = z.object({
  session: id,
  expires: z.string().check(z.regex(/^\d{10}$/)),
  signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** The grant of a query that the platform has signed for this subject; `null` for any other query, or an expired one. */
export function verifyQuery(
  encryption: Encryption,
  subject: Subject,
  query: unknown,
  now: Date,
): UrlGrant | null {
  const given = proof.safeParse(query);
  if (!given.success) return null;
  const { session, signature } = given.data;
  const grant = { session, expires: Number(given.data.expires) };
  const isOurs = signaturesOf(encryption, subject, grant).some((ours) =>
    timingSafeEqual(Buffer.from(ours), Buffer.from(signature)),
  );
  return isOurs && isInForce(new Date(grant.expires * 1000), now, subject.seconds) ? grant : null;
}

/** The user for whom a query was signed, whose session is active; else `null`, as from `verifyQuery`. */
export async function readerOf(
  { database, encryption, clock }: Pick<PlatformDeps, 'database' | 'encryption' | 'clock'>,
  subject: Subject,
  query: unknown,
): Promise<{ id: bigint; isOperator: boolean } | null> {
  const now = clock();
  const grant = verifyQuery(encryption, subject, query, now);
  if (!grant) return null;
  const [reader] = await database
    .select({ id: users.id, roles: users.roles })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(and(eq(accessTokens.sessionId, recordId(grant.session)), isSessionActive(now)));
  return reader ? { id: reader.id, isOperator: reader.roles.includes('admin') } : null;
}

function signaturesOf(
  encryption: Encryption,
  { use, id: record }: Subject,
  { session, expires }: UrlGrant,
): [string, ...string[]] {
  return encryption.keyedHashes(use, [session, record, expires].join(' '));
}
