import type { menuItems } from '../db/schema';

/** Rows of the header's menu: pages that exist, no others. */
export function menuRows(): (typeof menuItems.$inferInsert)[] {
  return [
    {
      id: 1n,
      position: 1,
      path: '/index',
      name: 'Index',
      title: '首页',
      meta: { title: '首页', icon: 'home' },
    },
    {
      id: 2n,
      position: 2,
      path: '/article',
      name: 'Article',
      title: '医院新闻',
      meta: { title: '医院新闻', icon: 'read' },
    },
    {
      id: 3n,
      position: 3,
      path: '/notice',
      name: 'Notice',
      title: '通知公告',
      meta: { title: '通知公告', icon: 'notification' },
    },
  ];
}
