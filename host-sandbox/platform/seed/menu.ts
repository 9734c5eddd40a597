import type { MenuItem } from '@/contracts/menu';
import type { menuItems } from '../core/db/content-schema';
import { categoryRows } from './categories';
import { friendlySites } from './site';

type Row = typeof menuItems.$inferInsert;

/** A menu entry with children. Only existing pages, and none that menus exclude (R2.8). */
type Entry = [path: string, title: string, below?: readonly Entry[], meta?: Meta];
type Meta = NonNullable<MenuItem['meta']>;

/** Number of partner sites in the site map, which has more entries than a menu shows. */
const sitesInMap = 1;

/**
 * Rows of the header menu: plain entries, a nested tree, and one with more children than a menu shows.
 * @param friendLinks whether the site map names partner sites
 */
export function menuRows(friendLinks = true): Row[] {
  const rows: Row[] = [];
  const add = ([path, title, below = [], meta = {}]: Entry, parentId: bigint | null) => {
    const id = BigInt(rows.length + 1);
    const name = namesOf[path] ?? null;
    const jumpUrl = path.startsWith('https:') ? path : null;
    rows.push({ id, parentId, position: Number(id), path, name, title, jumpUrl, meta: { title, ...meta } });
    for (const entry of below) add(entry, id);
  };
  for (const entry of entries(friendLinks)) add(entry, null);
  return rows;
}

const namesOf: Readonly<Record<string, string>> = {
  '/index': 'Index',
  '/article': 'Article',
  '/notice': 'Notice',
  '/download': 'Download',
};

function entries(friendLinks: boolean): readonly Entry[] {
  const [news, notices] = [categories('news', '/article'), categories('notice', '/notice')];
  const sites = friendlySites
    .slice(0, friendLinks ? sitesInMap : 0)
    .map(([title, address]): Entry => [address, title]);
  return [
    ['/index', '首页', [], { icon: 'home' }],
    ['/project', '培训项目', [], { icon: 'course' }],
    ['/hospital', '培训基地', [], { icon: 'hospital' }],
    ['/article', '医院新闻', [], { icon: 'news' }],
    ['/notice', '通知公告', [], { icon: 'notice' }],
    ['/verify', '证书查验', [], { icon: 'certificate' }],
    ['/download', '下载中心', [], { icon: 'download' }],
    [
      '/browse',
      '分类浏览',
      [
        ['/browse/news', '新闻分类', news],
        ['/browse/notices', '通知分类', notices],
      ],
      { icon: 'grid' },
    ],
    ['/uc/userInfo', '个人中心', [], { icon: 'user', guard: { role: ['trainee', 'admin'] } }],
    [
      '/sitemap',
      '网站导航',
      [
        ['/index', '首页'],
        ['/project', '培训项目'],
        ['/hospital', '培训基地'],
        ['/article', '医院新闻'],
        ...news,
        ['/notice', '通知公告'],
        ...notices,
        ['/download', '下载中心'],
        ['/help', '帮助中心'],
        ['/contactus/1', '联系我们'],
        ['/sys-message', '站内消息'],
        ['/uc/userInfo', '个人信息'],
        ...sites,
      ],
      { icon: 'book' },
    ],
  ];
}

/** One entry per category of a type, linking to its list. */
function categories(type: 'news' | 'notice', path: string): Entry[] {
  return categoryRows()
    .filter(({ articleType, parentId }) => articleType === type && parentId !== null)
    .map(({ id, name }) => [`${path}?category=${String(id)}`, name]);
}
