import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { friendLinkList } from '@/contracts/friend-link';
import { friendLinks } from '../../db/schema';
import { registerCall } from '../../http/register-call';

/** Links to friendly sites. */
export function registerFriendLink(app: FastifyInstance): void {
  registerCall(app, friendLinkList, async () => {
    const { title, jumpUrl } = friendLinks;
    return app.platform.database
      .select({ title, jumpUrl })
      .from(friendLinks)
      .orderBy(asc(friendLinks.position));
  });
}
