import { and, eq, gt } from 'drizzle-orm';
import type { AuditAction } from '@/contracts/audit';
import { auditEntries } from '../../core/db/audit-schema';
import type { Database } from '../../core/db/database';
import { consumeRateLimit } from '../../core/http/rate-limit';
import type { RequestContext } from '../../core/http/register-endpoint';

interface RecordedAct {
  readonly action: AuditAction;
  /** Record id, or number of a certificate. */
  readonly subject: bigint | string;
  /** User id of the affected enrolment, certificate or account. */
  readonly personId?: bigint;
  readonly title?: string;
  /** Names of changed fields, never their values. */
  readonly fields?: readonly string[];
}

/**
 * Records an act in the transaction that performs it, so that neither exists without the other.
 * @throws Error for an act without a user
 */
export async function recordAudit(
  transaction: Database,
  { now, session, client, requestId }: RequestContext,
  { action, subject, personId, title, fields = [] }: RecordedAct,
): Promise<void> {
  // A user who registers or resets a password has no session yet.
  const actorId = session?.userId ?? personId;
  if (actorId === undefined) throw new Error(`nobody did ${action}`);
  await transaction.insert(auditEntries).values({
    at: now,
    action,
    actorId,
    personId: personId ?? null,
    subject: String(subject),
    title: title ?? null,
    fields: [...fields],
    address: client.maskedAddress,
    requestId,
  });
}

/** Pages and repeated reads within this time are one entry. */
const readingMs = 10 * 60_000;

/**
 * Records that an operator reads a list of persons, with the names of the filters. Paging, and the same reading a moment
 * later, adds no entry.
 */
export async function recordReading(
  database: Database,
  context: RequestContext,
  action: Extract<AuditAction, `${string}Read`>,
  filters: object,
): Promise<void> {
  const { now, session } = context;
  const fields = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const { at, actorId, action: recorded, fields: filteredBy, address } = auditEntries;
  // By an index over actor, action and time: the log grows forever.
  const known = await database
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        ...[eq(recorded, action), eq(actorId, session?.userId ?? 0n), eq(filteredBy, fields.sort())],
        ...[eq(address, context.client.maskedAddress), gt(at, new Date(now.getTime() - readingMs))],
      ),
    )
    .limit(1);
  if (known.length === 0) await recordAudit(database, context, { action, subject: '', fields });
}

/** Changes that a session can repeat without further proof, so that the entries of an account have a bound. */
const bounded: ReadonlySet<AuditAction> = new Set([
  'profileEdit',
  'avatarEdit',
  'idNumberEdit',
  'idNumberRemove',
  'notificationEdit',
]);
const changesPerDay = 50;

/**
 * As `recordAudit`, for an account that its owner changes.
 * @throws ApiError A0429 when this change has been made too often today
 */
export async function recordAccountChange(
  transaction: Database,
  context: RequestContext,
  action: AuditAction,
  userId: bigint,
  fields: readonly string[] = [],
): Promise<void> {
  if (bounded.has(action)) {
    const limit = { action, subject: String(userId), limit: changesPerDay, seconds: 24 * 60 * 60 };
    await consumeRateLimit(transaction, limit, context.now);
  }
  return recordAudit(transaction, context, { action, subject: userId, personId: userId, fields });
}

/** As `recordAccountChange`, for a command run on the machine, which has no user and no request. */
export async function recordCommand(
  transaction: Database,
  now: Date,
  action: AuditAction,
  userId: bigint,
  fields: readonly string[],
): Promise<void> {
  await transaction.insert(auditEntries).values({
    at: now,
    action,
    actorId: null,
    personId: userId,
    subject: String(userId),
    title: null,
    fields: [...fields],
    address: '',
    requestId: '',
  });
}
