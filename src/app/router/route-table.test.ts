import type { MenuItem } from '@/contracts/menu';
import type { RouteEntry } from '@/session/access';
import { pageEntryFor } from '../store/page-entry';
import { localRoutes, withRouteMeta, matchRoute, RouteFormatError, serverRoutes } from './route-table';

const pages = [
  { key: 'home', pattern: '/index' },
  { key: 'news', pattern: '/article' },
  { key: 'office', pattern: '/office', guard: { role: ['officer'] } },
];
const trainee = { admin: false, fullAccess: false, roles: ['trainee'], permissions: [] };
const admin = { ...trainee, admin: true };
const route = (path: string, over: Partial<MenuItem> = {}): MenuItem => ({ path, title: path, ...over });

function served(list: unknown, rights: typeof trainee | 'unfiltered' = trainee) {
  const unknown: string[] = [];
  const table = serverRoutes(list, pages, rights, (key) => unknown.push(key));
  return { table, unknown, paths: table.map(({ path }) => path) };
}

describe('local routes', () => {
  it.each([
    ['a trainee', trainee, ['/index', '/article']],
    ['an officer', { ...trainee, roles: ['officer'] }, ['/index', '/article', '/office']],
    ['an admin', admin, ['/index', '/article', '/office']],
    ['a visitor, who is not filtered', 'unfiltered' as const, ['/index', '/article', '/office']],
  ])('of %s are those whose guard passes (R4.25, R4.26, R4.27, R5.34, R5.35)', (_who, rights, paths) => {
    expect(localRoutes(pages, rights).map(({ path }) => path)).toEqual(paths);
  });
});

describe('routes of the platform', () => {
  it('name a page by its key, whatever their path (R2.59, R10.28)', () => {
    const { table } = served([route('/bulletins', { component: 'news' })]);
    expect(matchRoute(table, '/bulletins')).toEqual({
      path: '/bulletins',
      page: 'news',
      redirect: null,
      record: route('/bulletins', { component: 'news' }),
    });
  });

  it('may be nested, their paths relative to the parent or absolute', () => {
    const { paths } = served([
      route('/info', {
        children: [route('news', { component: 'news' }), route('/start', { component: 'home' })],
      }),
    ]);
    expect(paths).toEqual(['/info/news', '/start', '*']);
  });

  it('get a catch-all that leads to /404 (R2.60)', () => {
    const { table } = served([route('/start', { component: 'home' })]);
    expect(matchRoute(table, '/nowhere')).toEqual({
      path: '*',
      page: null,
      redirect: '/404',
      record: null,
    });
  });

  it.each(['*', '/*', '/:pathMatch(.*)*'])('keep their own catch-all, written %s (R2.60)', (path) => {
    const { table, paths } = served([
      route(path, { redirect: '/start' }),
      route('/start', { component: 'home' }),
    ]);
    expect(paths.filter((each) => each === '*')).toHaveLength(1);
    expect(matchRoute(table, '/nowhere')?.redirect).toBe('/start');
    expect(matchRoute(table, '/start')?.page).toBe('home');
  });

  it('drop an unknown page and report it once (R10.29)', () => {
    const { paths, unknown } = served([route('/x', { component: 'mystery' })]);
    expect([paths, unknown]).toEqual([['*'], ['mystery']]);
  });

  it('are filtered by their guards together with their children (R4.26)', () => {
    const list = [
      route('/office', {
        meta: { guard: ['officer'] },
        children: [route('desk', { component: 'home' })],
      }),
    ];
    expect(served(list).paths).toEqual(['*']);
    expect(served(list, admin).paths).toEqual(['/office/desk', '*']);
    expect(served(list, 'unfiltered').paths).toEqual(['/office/desk', '*']);
  });

  it.each([[null], ['routes'], [{ 0: route('/x') }], [[{ title: 'no path' }]], [undefined]])(
    'that are %j are rejected (R8.23)',
    (list) => {
      expect(() => served(list)).toThrow(RouteFormatError);
    },
  );

  it('lose an entry without a path, or that is no route, and keep the others (R2.59)', () => {
    const list = [{ title: 'no path', component: 'home' }, 7, route('/x', { component: 'news' })];
    expect(served(list).paths).toEqual(['/x', '*']);
  });

  it.each(['noRedirect', 'info', '//other.example', 'https://other.example', '/\\other.example'])(
    'show the page where the redirect %s is no address of the portal (R2.59)',
    (redirect) => {
      const [row] = served([route('/uc', { component: 'home', redirect })]).table;
      expect([row?.page, row?.redirect]).toEqual(['home', null]);
    },
  );

  it('take an empty component or redirect for none (R2.59)', () => {
    const { table, unknown } = served([
      route('/uc', { redirect: '', children: [route('info', { component: 'home', redirect: '' })] }),
      route('/old', { component: '', redirect: '/uc/info' }),
    ]);
    expect(table.map(({ path, page, redirect }) => [path, page, redirect])).toEqual([
      ['/uc/info', 'home', null],
      ['/old', null, '/uc/info'],
      ['*', null, '/404'],
    ]);
    expect(unknown).toEqual([]);
  });

  it('may be empty', () => {
    expect(served([]).paths).toEqual(['*']);
  });
});

describe('the route of a path', () => {
  const table: RouteEntry[] = [
    { path: '*', page: null, redirect: '/404', record: null },
    { path: '/article/:id', page: 'article', redirect: null, record: null },
  ];
  it('is found by its pattern, and the catch-all matches last', () => {
    expect(matchRoute(table, '/article/7')?.page).toBe('article');
    expect(matchRoute(table, '/article/7/more')?.redirect).toBe('/404');
    expect(matchRoute([], '/article/7')).toBeUndefined();
  });
});

describe('a page with the meta of its platform route', () => {
  const page = {
    key: 'news',
    pattern: '/article',
    title: { id: 'news', defaultMessage: '新闻' },
    layout: 'main',
    noCache: true,
    component: () => null,
  } as const;

  it.each(['title', 'meta.title'])(
    'takes name, title and flags from the route and keeps its other fields, by %s (R3.7)',
    (place) => {
      const flags = {
        icon: 'read',
        noClosable: true,
        dynamicNewTab: true,
        tabHidden: false,
        activeMenu: '/notice',
        guard: [],
      };
      const titled =
        place === 'title' ? { title: '快讯', meta: flags } : { title: '', meta: { ...flags, title: '快讯' } };
      const { table } = served([route('/bulletins', { component: 'news', name: 'Bulletins', ...titled })]);
      const row = matchRoute(table, '/bulletins');
      expect(row && withRouteMeta(page, row)).toEqual({
        ...page,
        ...flags,
        record: row?.record,
        name: 'Bulletins',
        title: { id: 'menu.快讯', defaultMessage: '快讯' },
      });
    },
  );

  it('opens a tab with all fields of the platform’s route (R3.6, R3.7, R3.8)', () => {
    const record = {
      path: '/b/:id',
      name: 'Platform',
      title: '',
      component: 'news',
      redirect: '/b/1',
      jumpUrl: '/c',
      children: [{ path: 'more', title: '更多' }],
      meta: {
        title: '平台笔记',
        icon: 'book',
        hidden: true,
        guard: ['editor'],
        levelHidden: true,
        noCache: false,
        tabHidden: false,
        activeMenu: '/d',
        noClosable: false,
        dynamicNewTab: true,
      },
    };
    const entry = { path: '/b/:id', page: 'news', redirect: '/b/1', record };
    const tab = pageEntryFor(withRouteMeta(page, entry), { pathname: '/b/7', search: '' });
    expect(tab).toStrictEqual({
      ...record,
      id: '/b/7',
      address: '/b/7',
      path: '/b/7',
      title: { id: 'menu.平台笔记', defaultMessage: '平台笔记' },
    });
  });

  it('is unchanged by a local route', () => {
    const [row] = localRoutes([page], 'unfiltered');
    expect(row && withRouteMeta(page, row)).toEqual(page);
  });
});
