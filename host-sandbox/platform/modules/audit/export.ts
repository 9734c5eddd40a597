import { desc, eq, or } from 'drizzle-orm';
import { auditEntries } from '../../core/db/audit-schema';
import type { Database } from '../../core/db/database';

/** The audit entries that name a user, for their data export; without the address of an operator who acted on them. */
export async function exportAudit(database: Database, userId: bigint) {
  const { personId, actorId, id } = auditEntries;
  const rows = await database
    .select()
    .from(auditEntries)
    .where(or(eq(personId, userId), eq(actorId, userId)))
    .orderBy(desc(id));
  return rows.map(({ at, action, title, fields, address, ...entry }) => ({
    at: at.toISOString(),
    action,
    title,
    fields,
    address: entry.actorId === userId ? address : null,
  }));
}
