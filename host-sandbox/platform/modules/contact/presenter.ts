import type { FastifyInstance } from 'fastify';
import type { AnswerChannel, ContactMessage } from '@/contracts/contact-handling';
import { isEmail, isMobilePhone } from '@/contracts/validators';
import type { contactMessages } from '../../core/db/message-schema';
import { usableChannels } from '../notification/port';

type Row = typeof contactMessages.$inferSelect;

/** How an answer reaches the sender of a message. */
export function channelOf(
  app: FastifyInstance,
  { userId, replyTo }: Pick<Row, 'userId' | 'replyTo'>,
): AnswerChannel {
  if (userId !== null) return 'inbox';
  const usable = usableChannels(app);
  if (isMobilePhone(replyTo) && usable.includes('sms')) return 'sms';
  return isEmail(replyTo) && usable.includes('email') ? 'email' : 'none';
}

/** A message for operators. */
export function toContactMessage(app: FastifyInstance, { userId, ...row }: Row): ContactMessage {
  return {
    ...row,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    channel: channelOf(app, { userId, replyTo: row.replyTo }),
    id: String(row.id),
    contactId: String(row.contactId),
    sentAt: row.sentAt.toISOString(),
    handledAt: row.handledAt?.toISOString() ?? null,
  };
}
