import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { limits } from '@/contracts/limits';
import {
  messagePage,
  messageRead,
  messageRemove,
  messageRestore,
  messageUnread,
  messageUnreadCount,
} from '@/contracts/message';
import type { SiteMessage } from '@/contracts/message';
import { boundedCount, boundedTotal } from '../../core/db/bounded-count';
import { siteMessages } from '../../core/db/message-schema';
import { recordId } from '../../core/db/columns';
import { ApiError } from '../../core/http/api-error';
import { registerEndpoint } from '../../core/http/register-endpoint';
import { currentSession } from '../session/port';

const hourMs = 60 * 60 * 1000;

/** Site messages of the current user. */
export function registerMessage(app: FastifyInstance): void {
  const { database } = app.platform;
  const { id, userId, readAt, removedAt } = siteMessages;
  const ownOf = (owner: bigint) => and(eq(userId, owner), isNull(removedAt));
  const unreadOf = (owner: bigint) => database.$count(siteMessages, and(ownOf(owner), isNull(readAt)));

  registerEndpoint(app, messageUnreadCount, async (_input, context) => ({
    count: await unreadOf(currentSession(context).userId),
  }));

  registerEndpoint(app, messagePage, async ({ current, size, query }, context) => {
    const own = and(ownOf(currentSession(context).userId), query.unread ? isNull(readAt) : undefined);
    const [count, rows] = await Promise.all([
      boundedCount(database, database.select({ id }).from(siteMessages).where(own)),
      database
        .select()
        .from(siteMessages)
        .where(own)
        .orderBy(desc(siteMessages.sentAt), desc(id))
        .offset((current - 1) * size)
        .limit(size),
    ]);
    return { records: rows.map(toMessage), ...boundedTotal(count), current, size };
  });

  registerEndpoint(app, messageRead, async (input, context) => {
    const owner = currentSession(context).userId;
    const one = input.id === null ? undefined : and(ownOf(owner), eq(id, recordId(input.id)));
    if (one && (await database.$count(siteMessages, one)) === 0) throw new ApiError('A0404', '没有这条消息');
    await database
      .update(siteMessages)
      .set({ readAt: context.now })
      .where(and(one ?? ownOf(owner), isNull(readAt)));
    return { count: await unreadOf(owner), ...(!one && { readAt: context.now.toISOString() }) };
  });

  registerEndpoint(app, messageUnread, async (input, context) => {
    const owner = currentSession(context).userId;
    await database
      .update(siteMessages)
      .set({ readAt: null })
      // no message was read before 1970, and the database has no year 0
      .where(and(ownOf(owner), eq(readAt, new Date(Math.max(0, Date.parse(input.readAt))))));
    return { count: await unreadOf(owner) };
  });

  registerEndpoint(app, messageRemove, async ({ ids }, context) => {
    const owner = currentSession(context).userId;
    await database
      .update(siteMessages)
      .set({ removedAt: context.now })
      .where(and(ownOf(owner), inArray(id, ids.map(recordId))));
    return { count: await unreadOf(owner) };
  });

  registerEndpoint(app, messageRestore, async ({ ids }, context) => {
    const owner = currentSession(context).userId;
    const since = new Date(context.now.getTime() - limits.messageRestoreHours * hourMs);
    await database
      .update(siteMessages)
      .set({ removedAt: null })
      .where(and(eq(userId, owner), inArray(id, ids.map(recordId)), gt(removedAt, since)));
    return { count: await unreadOf(owner) };
  });
}

/** A message for its recipient. */
export function toMessage({
  id,
  title,
  content,
  link,
  sentAt,
  readAt,
}: typeof siteMessages.$inferSelect): SiteMessage {
  return { id: String(id), title, content, link, sentAt: sentAt.toISOString(), read: readAt !== null };
}
