import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { friendLinkList } from '@/contracts/friend-link';
import { friendLinks } from '../../db/schema';
import { registerCall } from '../../http/register-call';

/** Links to friendly sites. */
export function registerFriendLink(app: FastifyInstance): void {
  registerCall(app, friendLinkList, async () => {
    const rows = await app.platform.database.select().from(friendLinks).orderBy(asc(friendLinks.position));
    return rows.map(({ id, title, jumpUrl }) => ({ id: String(id), title, jumpUrl }));
  });
}
