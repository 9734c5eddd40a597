import type { UnknownAction } from '@reduxjs/toolkit';
import { reauthDiscarded } from '@/session/reauth-slice';
import { sessionExpired, signedOut } from '@/session/session';
import type { MenuMeta } from '@/contracts/menu';
import type { PageRoute } from '@/shared/routes/page-route';
import {
  allTabsClosed,
  nextActiveTab,
  otherTabsClosed,
  tabClosed,
  tabs,
  tabsLeftClosed,
  tabsRightClosed,
  type Tab,
} from './tabs-slice';
import { pageOpened, pageEntryFor, type PageEntry } from './page-entry';

const title = { id: 'x', defaultMessage: '页面' };
const flags = { noCache: false, noClosable: false, tabHidden: false, dynamicNewTab: false };

function open(address: string, meta: MenuMeta = {}, over: Partial<PageEntry> = {}) {
  const path = address.split('?')[0] ?? '';
  const entry = { id: path, name: 'page', path, address, title, component: 'page' };
  return pageOpened({ ...entry, meta: { ...flags, ...meta }, ...over });
}
const play = (...actions: UnknownAction[]) => actions.reduce(tabs.reducer, tabs.getInitialState());
const ids = (state: readonly Tab[]) => state.map(({ id }) => id);

const home = open('/index', { noClosable: true });
const four = [home, open('/article'), open('/notice', { noClosable: true }), open('/download')];

describe('the tabs', () => {
  it('are added for each page in the order of opening (R4.30)', () => {
    expect(ids(play(...four))).toEqual(['/index', '/article', '/notice', '/download']);
  });

  it('keep one tab for a page that is opened again, and update it (R4.28)', () => {
    const news = { id: 'y', defaultMessage: '新闻' };
    const state = play(home, open('/article'), open('/article?page=2', {}, { title: news }));
    expect(state).toHaveLength(2);
    expect(state[1]).toMatchObject({ id: '/article', address: '/article?page=2', title: news });
  });

  it('are added for each query of a page with dynamicNewTab (R4.29)', () => {
    const page = { pattern: '/a', layout: 'main', title, dynamicNewTab: true } as PageRoute;
    const at = (search: string) => pageOpened(pageEntryFor(page, { pathname: '/a', search }));
    expect(ids(play(home, at(''), at('?x=1'), at('?x=1')))).toEqual(['/index', '/a', '/a?x=1']);
  });

  it('have the fields of their route (R3.6, R3.7, R3.8)', () => {
    const own = { icon: 'news', guard: ['trainee'], activeMenu: '/b', noClosable: true, noCache: true };
    const declared = {
      key: 'notes',
      pattern: '/a/:id',
      layout: 'main',
      title,
      ...own,
    } as Partial<PageRoute> as PageRoute; // a tab reads neither title nor loader
    const at = { pathname: '/a/7', search: '?x=1' };
    const [, tab] = play(home, pageOpened(pageEntryFor(declared, at)));
    expect(tab).toStrictEqual({
      id: '/a/7',
      address: '/a/7?x=1',
      path: '/a/7',
      name: 'notes',
      title,
      component: 'notes',
      redirect: undefined,
      children: undefined,
      jumpUrl: undefined,
      meta: {
        ...flags,
        ...own,
        title: '页面',
        hidden: false,
        levelHidden: false,
        tabHidden: false,
        dynamicNewTab: false,
      },
    });
  });

  it('leave out a page whose tab is hidden (R3.7)', () => {
    expect(ids(play(home, open('/secret', { tabHidden: true })))).toEqual(['/index']);
  });

  it('pin the first one when all could be closed (R4.31)', () => {
    expect(play(open('/article'), open('/notice')).map(({ meta }) => meta.noClosable)).toEqual([true, false]);
  });

  it('leave the first one closable when another is pinned (R4.31)', () => {
    const state = play(open('/article'), open('/notice'));
    expect(state.map(({ meta }) => meta.noClosable)).toEqual([true, false]);
    expect(play(...four)[1]?.meta.noClosable).toBe(false);
  });

  it('stay pinned when they are opened again', () => {
    const state = play(open('/article'), home, open('/article?page=2'));
    expect(state.map(({ address, meta }) => [address, meta.noClosable])).toEqual([
      ['/article?page=2', true],
      ['/index', true],
    ]);
  });

  it.each([
    ['closing one removes it', tabClosed('/article'), ['/index', '/notice', '/download']],
    ['closing a pinned one removes none', tabClosed('/notice'), ids(play(...four))],
    ['closing an unknown one removes none', tabClosed('/none'), ids(play(...four))],
    ['closing the others keeps it', otherTabsClosed('/download'), ['/index', '/notice', '/download']],
    ['closing to the left', tabsLeftClosed('/download'), ['/index', '/notice', '/download']],
    ['closing to the left of the first removes none', tabsLeftClosed('/index'), ids(play(...four))],
    ['closing to the right', tabsRightClosed('/article'), ['/index', '/article', '/notice']],
    ['closing to the right of the last removes none', tabsRightClosed('/download'), ids(play(...four))],
    ['closing beside an unknown one removes none', tabsLeftClosed('/none'), ids(play(...four))],
    ['closing all', allTabsClosed(), ['/index', '/notice']],
    ['signing out', signedOut(), []],
    ['an expiry', sessionExpired({ id: '', pagesWait: false }), []],
    ['discarding the pages that wait', reauthDiscarded(), []],
    [
      'an expiry with waiting pages (R10.38)',
      sessionExpired({ id: '', pagesWait: true }),
      ids(play(...four)),
    ],
  ])('%s (R4.19, R4.32, R4.33, R4.34, R4.35, R4.36, R4.37)', (_what, action, left) => {
    expect(ids(play(...four, action))).toEqual(left);
  });

  it.each([
    ['/article', tabClosed('/article'), '/index'],
    ['/download', tabClosed('/download'), '/notice'],
    ['/article', tabClosed('/download'), null],
    ['/article', tabsLeftClosed('/download'), '/index'],
    ['/download', allTabsClosed(), '/notice'],
    ['/index', allTabsClosed(), null],
    ['/unknown', allTabsClosed(), null],
  ])('lead from %s, after %j, to %s', (activeId, action, to) => {
    const before = play(...four);
    expect(nextActiveTab(activeId, before, tabs.reducer(before, action))?.id ?? null).toBe(to);
  });
});
