import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { menuTree, type MenuItem } from '@/contracts/menu';
import { menuItems } from '../../db/schema';
import { treeOf } from '../../db/tree';
import { registerCall } from '../../http/register-call';

/** The header's menu tree. */
export function registerMenu(app: FastifyInstance): void {
  registerCall(app, menuTree, async () => {
    const rows = await app.platform.database.select().from(menuItems).orderBy(asc(menuItems.position));
    return treeOf(rows, toMenuItem);
  });
}

function toMenuItem({ path, name, title, jumpUrl, target, meta }: typeof menuItems.$inferSelect): MenuItem {
  return {
    path,
    title,
    ...(name === null ? {} : { name }),
    ...(jumpUrl === null ? {} : { jumpUrl }),
    ...(target === null ? {} : { target }),
    ...(meta === null ? {} : { meta }),
  };
}
