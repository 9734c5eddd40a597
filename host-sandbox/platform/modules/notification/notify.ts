import { inArray } from 'drizzle-orm';
import { notificationChannels, type NotificationEvent } from '@/contracts/notification';
import { users } from '../../core/db/account-schema';
import { deliveries, siteMessages } from '../../core/db/message-schema';
import type { Database } from '../../core/db/database';

interface Message {
  readonly userId: bigint;
  readonly title: string;
  readonly content: string;
  /** In-app path of the message's subject. */
  readonly link: string;
  readonly sentAt: Date;
}

/**
 * Sends site messages, and queues their SMS and e-mails in the same transaction, as each user has chosen for the event.
 * @param event null for an act of the user, which needs no SMS
 */
export async function notify(
  transaction: Database,
  event: NotificationEvent | null,
  ...messages: readonly Message[]
): Promise<void> {
  await transaction.insert(siteMessages).values([...messages]);
  if (event === null) return;
  const chosen = await transaction
    .select({ id: users.id, sms: users.smsEvents, email: users.emailEvents })
    .from(users)
    .where(
      inArray(
        users.id,
        messages.map(({ userId }) => userId),
      ),
    );
  const rows = messages.flatMap(({ userId, title, content, sentAt }) => {
    const user = chosen.find(({ id }) => id === userId);
    return notificationChannels
      .filter((channel) => user?.[channel].includes(event))
      .map((channel) => ({ channel, userId, title, content, createdAt: sentAt, dueAt: sentAt }));
  });
  if (rows.length > 0) await transaction.insert(deliveries).values(rows);
}
