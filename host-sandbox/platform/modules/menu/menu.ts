import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { menuTree, type MenuItem } from '@/contracts/menu';
import { operatorPages as entryNames, type OperatorPage } from '@/contracts/operator-pages';
import { menuItems } from '../../core/db/content-schema';
import { buildTree } from '../../core/db/tree';
import { registerEndpoint } from '../../core/http/register-endpoint';

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
  const pages: Record<OperatorPage, readonly [path: string, title: string]> = {
    enrolments: ['operator', '报名审核'],
    certificates: ['certificates', '证书管理'],
    articles: ['articles', '内容发布'],
    messages: ['messages', '留言处理'],
    audit: ['audit', '操作记录'],
  };
  const links = Object.entries(pages).map(([page, [path, title]]): MenuItem => {
    const jumpUrl = `${url.replace(/\/$/, '')}/${path}`;
    return { path: jumpUrl, name: entryNames[page as OperatorPage], title, jumpUrl, target: '_blank' };
  });
  return {
    path: '/operation',
    title: '运行管理',
    meta: { icon: 'document', guard: { role: ['admin'] } },
    children: [{ path: '/operators', title: '运行概览' }, ...links],
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
