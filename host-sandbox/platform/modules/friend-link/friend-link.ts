import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { friendLinkList } from '@/contracts/friend-link';
import { friendLinks } from '../../core/db/content-schema';
import { registerEndpoint } from '../../core/http/register-endpoint';

/** Links to partner sites. */
export function registerFriendLink(app: FastifyInstance): void {
  registerEndpoint(app, friendLinkList, async () => {
    const { title, jumpUrl } = friendLinks;
    return app.platform.database
      .select({ title, jumpUrl })
      .from(friendLinks)
      .orderBy(asc(friendLinks.position));
  });
}
