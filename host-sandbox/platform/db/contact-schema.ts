import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Contact } from '@/contracts/contact';
import { id, dateTime, reference } from './columns';

/** Offices that people can reach. */
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

/** What people left there; nothing is kept of where they wrote from. */
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
    /** When an operator marked it as handled. */
    handledAt: dateTime('handled_at'),
  },
  (table) => [
    index('contact_messages_newest').on(table.sentAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('contact_messages_contact').on(table.contactId),
  ],
);
