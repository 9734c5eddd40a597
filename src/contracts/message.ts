import * as z from 'zod/mini';
import { defineCall } from './call';
import { id, dateTime } from './fields';
import { limits } from './limits';
import { pageOf, pageRequest } from './paging';
import { flag } from './tolerant-reader';

/**
 * A site message to the user, in plain text. `link` is an in-app path of its subject, such as `/project/12`; the portal
 * ignores any other URL.
 */
export const siteMessage = z.object({
  id,
  title: z.string(),
  content: z.string(),
  link: z.nullable(z.string()),
  sentAt: dateTime,
  read: z.boolean(),
});
export type SiteMessage = z.infer<typeof siteMessage>;

const unreadCount = z.object({ count: z.int().check(z.gte(0)) });

/** The number of my unread messages (R2.44). */
export const messageUnreadCount = defineCall({
  path: '/{product}2/portal/message/unreadCount',
  summary: '本人未读消息数',
  access: 'member',
  capability: 'messages',
  failure: 'silent',
  tags: ['message'],
  request: z.object({}),
  response: unreadCount,
  isPolled: true,
  readOnly: true,
});

/** My messages, newest first, all or only unread ones (R2.24). */
export const messagePage = defineCall({
  path: '/{product}2/portal/message/page',
  summary: '本人站内消息分页列表，按时间倒序',
  access: 'member',
  capability: 'messages',
  tags: ['message'],
  request: pageRequest(z.object({ unread: z.optional(z.boolean()) })),
  response: pageOf(siteMessage, { more: flag }),
  readOnly: true,
});

/**
 * Marks one of my messages as read, or with `null` all; returns the remaining unread count. `readAt` names what `null`
 * marked, for `messageUnread`; a platform without that call leaves it out.
 */
export const messageRead = defineCall({
  path: '/{product}2/portal/message/read',
  summary: '将本人的一条消息标为已读，id 为 null 时为全部',
  access: 'member',
  capability: 'messages',
  request: z.object({ id: z.nullable(id) }),
  response: z.extend(unreadCount, { readAt: z.optional(dateTime) }),
  errors: ['A0404'],
  readOnly: false,
});

/** Marks as unread again what one `messageRead` of all marked, by its `readAt`; returns the unread count. Idempotent. */
export const messageUnread = defineCall({
  path: '/{product}2/portal/message/unread',
  summary: '撤销一次“全部标为已读”',
  access: 'member',
  capability: 'optional',
  request: z.object({ readAt: dateTime }),
  response: unreadCount,
  readOnly: false,
});

const messageIds = z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(limits.pageSize)) });

/**
 * Deletes my messages, which can be restored for `limits.messageRestoreHours`. Idempotent: missing messages, and those of
 * others, are ignored. Returns the remaining unread count.
 */
export const messageRemove = defineCall({
  path: '/{product}2/portal/message/remove',
  summary: '删除本人的消息，限时内可恢复',
  access: 'member',
  capability: 'messages',
  request: messageIds,
  response: unreadCount,
  readOnly: false,
});

/** Restores my deleted messages with their read state; returns the unread count. */
export const messageRestore = defineCall({
  path: '/{product}2/portal/message/restore',
  summary: '恢复本人刚删除的消息',
  access: 'member',
  capability: 'messages',
  request: messageIds,
  response: unreadCount,
  readOnly: false,
});
