import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditAction } from '@/contracts/audit';
import { dateTime, id, reference } from './columns';

/** The audit log. Rows are only added: a trigger rejects changes and deletions. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    at: dateTime('at').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    // No foreign keys: an entry outlives the records that it names.
    /** `null` for a command run on the machine. */
    actorId: reference('actor_id'),
    personId: reference('person_id'),
    subject: text('subject').notNull(),
    title: text('title'),
    fields: text('fields').array().notNull(),
    address: text('address').notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('audit_entries_action').on(table.action, table.id.desc().nullsFirst()),
    index('audit_entries_person').on(table.personId),
    index('audit_entries_actor').on(table.actorId),
    index('audit_entries_actor_newest').on(table.actorId, table.action, table.at),
  ],
);
