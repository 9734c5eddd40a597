import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { menuTree, type MenuItem } from '@/contracts/menu';
import { menuItems } from '../../db/content-schema';
import { buildTree } from '../../db/tree';
import { registerEndpoint } from '../../http/register-endpoint';

/** The header's menu tree; operators also find their own pages in it. */
export function registerMenu(app: FastifyInstance): void {
  const { operatorUrl } = app.platform.settings;
  registerEndpoint(app, menuTree, async () => {
    const rows = await app.platform.database.select().from(menuItems).orderBy(asc(menuItems.position));
    return [...buildTree(rows, toMenuItem), ...(operatorUrl === '' ? [] : [operatorPages(operatorUrl)])];
  });
}

/** The guard hides them from everyone else (R5.34); the pages check the operator themselves. */
function operatorPages(url: string): MenuItem {
  const pages = {
    operator: '报名审核',
    certificates: '证书管理',
    articles: '内容发布',
    messages: '留言处理',
    audit: '操作记录',
  };
  return {
    path: '/operators',
    title: '运行管理',
    meta: { icon: 'document', guard: { role: ['admin'] } },
    children: Object.entries(pages).map(([path, title]) => {
      const jumpUrl = `${url.replace(/\/$/, '')}/${path}`;
      return { path: jumpUrl, title, jumpUrl, target: '_blank' as const };
    }),
  };
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
