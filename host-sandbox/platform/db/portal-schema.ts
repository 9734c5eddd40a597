import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { MenuItem } from '@/contracts/menu';
import { users } from './account-schema';
import { id, dateTime, reference } from './columns';

/** Routes of the portal in authentication mode `all`; `component` is the key of one of its pages. */
export const portalRoutes = pgTable('portal_routes', {
  id: id(),
  parentId: reference('parent_id'),
  position: integer('position').notNull(),
  /** Roles that are given it; with none everybody is. */
  roles: text('roles').array().notNull(),
  path: text('path').notNull(),
  name: text('name'),
  title: text('title').notNull(),
  component: text('component'),
  redirect: text('redirect'),
  meta: jsonb('meta').$type<NonNullable<MenuItem['meta']>>(),
});

/** Site messages, each to one person; unread until `readAt`. */
export const siteMessages = pgTable(
  'site_messages',
  {
    id: id(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** In-app path of what it speaks of. */
    link: text('link'),
    sentAt: dateTime('sent_at').notNull(),
    readAt: dateTime('read_at'),
    /** Deleted by its owner, who may take that back for a while; then it is swept away. */
    removedAt: dateTime('removed_at'),
  },
  (table) => [
    index('site_messages_newest').on(
      table.userId,
      table.sentAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);
