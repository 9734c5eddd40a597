import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/database';
import { contactMessages } from '../../core/db/message-schema';

/** A user's messages to the offices, with their answers, for their data export. */
export async function exportContactMessages(database: Database, userId: bigint) {
  const rows = await database
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.userId, userId))
    .orderBy(desc(contactMessages.sentAt));
  return rows.map(({ reference, name, replyTo, text, sentAt, answer, answeredAt }) => ({
    reference,
    name,
    replyTo,
    text,
    sentAt: sentAt.toISOString(),
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
}
