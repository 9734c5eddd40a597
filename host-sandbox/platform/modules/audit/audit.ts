import { and, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { auditPage, type AuditEntry } from '@/contracts/audit';
import { users } from '../../core/db/account-schema';
import { auditEntries } from '../../core/db/audit-schema';
import { boundedCount, boundedTotal } from '../../core/db/bounded-count';
import { containsKeyword } from '../../core/db/search-text';
import { registerEndpoint } from '../../core/http/register-endpoint';

/** The audit log for operators. */
export function registerAudit(app: FastifyInstance): void {
  const { database } = app.platform;
  const [actors, persons] = [alias(users, 'actors'), alias(users, 'persons')];
  const columns = { entry: auditEntries, actor: actors.username, person: persons.username };

  registerEndpoint(app, auditPage, async ({ current, size, query: { action, keyword } }) => {
    const condition = and(
      action && eq(auditEntries.action, action),
      containsKeyword(keyword, [
        ...[actors.username, persons.username],
        ...[auditEntries.title, auditEntries.subject],
      ]),
    );
    const select = () =>
      database
        .select(columns)
        .from(auditEntries)
        .leftJoin(actors, eq(actors.id, auditEntries.actorId))
        .leftJoin(persons, eq(persons.id, auditEntries.personId))
        .where(condition);
    const [rows, count] = await Promise.all([
      select()
        .orderBy(desc(auditEntries.id))
        .offset((current - 1) * size)
        .limit(size),
      boundedCount(database, select()),
    ]);
    return { records: rows.map(toAuditEntry), ...boundedTotal(count), current, size };
  });
}

function toAuditEntry({
  entry: { id, at, action, actorId, personId, subject, title, fields, address, requestId },
  actor,
  person,
}: {
  entry: typeof auditEntries.$inferSelect;
  actor: string | null;
  person: string | null;
}): AuditEntry {
  return {
    id: String(id),
    at: at.toISOString(),
    action,
    subject,
    title,
    fields,
    address,
    requestId,
    actor: accountOf(actorId, actor),
    person: accountOf(personId, person),
  };
}

function accountOf(id: bigint | null, username: string | null): AuditEntry['actor'] {
  return id === null ? null : { id: String(id), username: username ?? '' };
}
