import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Contact } from '@/contracts/contact';
import type { NotificationChannel } from '@/contracts/notification';
import { users } from './account-schema';
import { id, dateTime, reference } from './columns';

/** Site messages to one user each; unread until `readAt`. */
export const siteMessages = pgTable(
  'site_messages',
  {
    id: id(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** In-app path of the message's subject. */
    link: text('link'),
    sentAt: dateTime('sent_at').notNull(),
    readAt: dateTime('read_at'),
    /** Deleted by its user; can be restored for a while and is then removed by the cleanup. */
    removedAt: dateTime('removed_at'),
  },
  (table) => [
    index('site_messages_newest').on(
      table.userId,
      table.sentAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('site_messages_unread')
      .on(table.userId, table.sentAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.readAt} is null and ${table.removedAt} is null`),
    index('site_messages_removed')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
  ],
);

/** Days for which a message waits for a gateway: longer than all its attempts. */
export const deliveryDays = 2;

/**
 * Site messages queued for SMS or e-mail; deleted when a gateway has accepted them, after the last attempt, or after
 * `deliveryDays`.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    id: id(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channel: text('channel').$type<NotificationChannel>().notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    createdAt: dateTime('created_at').notNull(),
    /** Number of attempts; no process retries before the time of the next one. */
    attempts: integer('attempts').notNull().default(0),
    dueAt: dateTime('due_at').notNull(),
  },
  (table) => [index('deliveries_due').on(table.dueAt)],
);

/** Contact offices. */
export const contacts = pgTable('contacts', {
  id: id(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  address: text('address').notNull(),
  directions: text('directions').notNull(),
  phones: jsonb('phones').$type<Contact['phones']>().notNull(),
  email: text('email').notNull(),
  hours: text('hours').array().notNull(),
});

/** Messages to the offices; the sender's address is not stored. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    contactId: reference('contact_id')
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    replyTo: text('reply_to').notNull(),
    text: text('text').notNull(),
    sentAt: dateTime('sent_at').notNull(),
    /** Time at which an operator marked it as handled. */
    handledAt: dateTime('handled_at'),
    /** The number that the sender was given. */
    reference: text('reference'),
    /** The sender, if signed in; the answer goes to their site messages. */
    userId: reference('user_id'),
    answer: text('answer'),
    answeredAt: dateTime('answered_at'),
    /** When a gateway accepted the answer; `null` before, and where it is not sent by one. */
    deliveredAt: dateTime('delivered_at'),
  },
  (table) => [
    index('contact_messages_reference').on(table.reference),
    index('contact_messages_newest').on(table.sentAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('contact_messages_contact').on(table.contactId),
  ],
);
