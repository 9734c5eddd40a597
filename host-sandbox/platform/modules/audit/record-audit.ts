import type { AuditAction } from '@/contracts/audit';
import { auditEntries } from '../../db/audit-schema';
import type { Database } from '../../db/database';
import type { RequestContext } from '../../http/register-endpoint';

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

/** As `recordAudit`, for an account that its owner changes. */
export function recordAccountChange(
  transaction: Database,
  context: RequestContext,
  action: AuditAction,
  userId: bigint,
  fields: readonly string[] = [],
): Promise<void> {
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
