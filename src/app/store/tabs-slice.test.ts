import type { UnknownAction } from '@reduxjs/toolkit';
import { signedOut } from '@/session/session';
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

function visit(address: string, over: Partial<PageEntry> = {}) {
  const path = address.split('?')[0] ?? '';
  return pageOpened({
    id: path,
    path,
    address,
    title,
    noCache: false,
    noClosable: false,
    tabHidden: false,
    ...over,
  });
}
const play = (...actions: UnknownAction[]) => actions.reduce(tabs.reducer, tabs.getInitialState());
const ids = (state: readonly Tab[]) => state.map(({ id }) => id);

const home = visit('/index', { noClosable: true });
const four = [home, visit('/article'), visit('/notice', { noClosable: true }), visit('/download')];

describe('the tabs of visited pages', () => {
  it('get one for each page, in the order of the visits (R4.30)', () => {
    expect(ids(play(...four))).toEqual(['/index', '/article', '/notice', '/download']);
  });

  it('keep one for a page that is visited again, and bring it up to date (R4.28)', () => {
    const news = { id: 'y', defaultMessage: '新闻' };
    const state = play(home, visit('/article'), visit('/article?page=2', { title: news }));
    expect(state).toHaveLength(2);
    expect(state[1]).toMatchObject({ id: '/article', address: '/article?page=2', title: news });
  });

  it('get another for each query of a page that is marked dynamicNewTab (R4.29)', () => {
    const page = { pattern: '/a', layout: 'main', title, dynamicNewTab: true } as PageRoute;
    const at = (search: string) => pageOpened(pageEntryFor(page, { pathname: '/a', search }));
    expect(ids(play(home, at(''), at('?x=1'), at('?x=1')))).toEqual(['/index', '/a', '/a?x=1']);
  });

  it('have what their route says of itself: path, title, icon and flags (R3.8)', () => {
    const page = { pattern: '/a/:id', layout: 'main', title, icon: 'news', noClosable: true } as PageRoute;
    const state = play(home, pageOpened(pageEntryFor(page, { pathname: '/a/7', search: '?x=1' })));
    expect(state[1]).toMatchObject({
      path: '/a/7',
      address: '/a/7?x=1',
      title,
      icon: 'news',
      noClosable: true,
    });
  });

  it('leave out a page whose tab is hidden (R3.7)', () => {
    expect(ids(play(home, visit('/secret', { tabHidden: true })))).toEqual(['/index']);
  });

  it('make the first non-closable when none is (R4.31)', () => {
    expect(play(visit('/article'), visit('/notice')).map(({ noClosable }) => noClosable)).toEqual([
      true,
      false,
    ]);
  });

  it('leave the first closable when another is not (R4.31)', () => {
    const state = play(visit('/article'), visit('/notice'));
    expect(state.map(({ noClosable }) => noClosable)).toEqual([true, false]);
    expect(play(...four)[1]?.noClosable).toBe(false);
  });

  it('stay non-closable when they are visited again', () => {
    expect(play(visit('/article'), visit('/article?page=2'))[0]?.noClosable).toBe(true);
  });

  it.each([
    ['closing one takes that one', tabClosed('/article'), ['/index', '/notice', '/download']],
    ['closing one that must stay takes none', tabClosed('/notice'), ids(play(...four))],
    ['closing one that is not there takes none', tabClosed('/none'), ids(play(...four))],
    ['closing the others leaves it', otherTabsClosed('/download'), ['/index', '/notice', '/download']],
    ['closing to the left', tabsLeftClosed('/download'), ['/index', '/notice', '/download']],
    ['closing to the left of the first takes none', tabsLeftClosed('/index'), ids(play(...four))],
    ['closing to the right', tabsRightClosed('/article'), ['/index', '/article', '/notice']],
    ['closing to the right of the last takes none', tabsRightClosed('/download'), ids(play(...four))],
    ['closing beside one that is not there takes none', tabsLeftClosed('/none'), ids(play(...four))],
    ['closing all', allTabsClosed(), ['/index', '/notice']],
    ['signing out', signedOut(), []],
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
  ])('lead from %s, after %j, to %s', (shown, action, to) => {
    const before = play(...four);
    expect(nextActiveTab(shown, before, tabs.reducer(before, action))?.id ?? null).toBe(to);
  });
});
