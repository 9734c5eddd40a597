import * as z from 'zod/mini';
import { defineCall } from './call';
import { id, dateTime } from './fields';
import { limits } from './limits';
import { pageOf, pageRequest } from './paging';

/**
 * A site message to the person who reads it; its content is plain text. `link` is an in-app path of the portal such as
 * `/project/12`, where what it speaks of can be seen; the portal takes no other kind of address for a link.
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

/** How many of my messages are unread (R2.44). */
export const messageUnreadCount = defineCall({
  path: '/{product}2/portal/message/unreadCount',
  summary: '本人未读消息数',
  access: 'member',
  request: z.object({}),
  response: unreadCount,
  readOnly: true,
});

/** My messages, newest first, all or the unread alone (R2.24). */
export const messagePage = defineCall({
  path: '/{product}2/portal/message/page',
  summary: '本人站内消息分页列表,按时间倒序',
  access: 'member',
  request: pageRequest(z.object({ unread: z.optional(z.boolean()) })),
  response: pageOf(siteMessage),
  readOnly: true,
});

/** Marks one of my messages as read, or with `null` all of them. @returns how many are unread then */
export const messageRead = defineCall({
  path: '/{product}2/portal/message/read',
  summary: '将本人的一条消息标为已读,id 为 null 时为全部',
  access: 'member',
  request: z.object({ id: z.nullable(id) }),
  response: unreadCount,
  errors: ['A0404'],
  readOnly: false,
});

const messageIds = z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(limits.pageSize)) });

/**
 * Deletes messages of mine: they are in no list and no count any more, and can be brought back for
 * `limits.messageRestoreHours`. What is gone already, or was never mine, changes nothing, so a repeat does no harm.
 * @returns how many are unread then
 */
export const messageRemove = defineCall({
  path: '/{product}2/portal/message/remove',
  summary: '删除本人的消息,限时内可恢复',
  access: 'member',
  request: messageIds,
  response: unreadCount,
  readOnly: false,
});

/** Brings deleted messages of mine back, read or unread as they were. @returns how many are unread then */
export const messageRestore = defineCall({
  path: '/{product}2/portal/message/restore',
  summary: '恢复本人刚删除的消息',
  access: 'member',
  request: messageIds,
  response: unreadCount,
  readOnly: false,
});
