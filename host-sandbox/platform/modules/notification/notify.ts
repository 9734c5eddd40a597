import { eq } from 'drizzle-orm';
import { notificationChannels, type NotificationEvent } from '@/contracts/notification';
import { users } from '../../db/account-schema';
import { deliveries, siteMessages } from '../../db/content-schema';
import type { Database } from '../../db/database';

interface Message {
  readonly userId: bigint;
  readonly title: string;
  readonly content: string;
  /** In-app path of the message's subject. */
  readonly link: string;
  readonly sentAt: Date;
}

/**
 * Sends a site message, and with the transaction puts it on its way by what the user has chosen for its event.
 * @param event null for what the user has just done: nobody needs an SMS about it
 */
export async function notify(
  transaction: Database,
  event: NotificationEvent | null,
  message: Message,
): Promise<void> {
  await transaction.insert(siteMessages).values(message);
  if (event === null) return;
  const { userId, title, content, sentAt } = message;
  const [user] = await transaction
    .select({ sms: users.smsEvents, email: users.emailEvents })
    .from(users)
    .where(eq(users.id, userId));
  const chosen = notificationChannels.filter((channel) => user?.[channel].includes(event));
  if (chosen.length === 0) return;
  const row = { userId, title, content, createdAt: sentAt, dueAt: sentAt };
  await transaction.insert(deliveries).values(chosen.map((channel) => ({ ...row, channel })));
}
