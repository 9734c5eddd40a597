import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { menuTree, type MenuItem } from '@/contracts/menu';
import { menuItems } from '../../db/content-schema';
import { buildTree } from '../../db/tree';
import { registerEndpoint } from '../../http/register-endpoint';

/** The header's menu tree. */
export function registerMenu(app: FastifyInstance): void {
  registerEndpoint(app, menuTree, async () => {
    const rows = await app.platform.database.select().from(menuItems).orderBy(asc(menuItems.position));
    return buildTree(rows, toMenuItem);
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
