import type { MenuItem } from '@/contracts/menu';
import { visibleMenu, activeTrail, needsScroll, type MenuNode } from './menu-nodes';

type Meta = NonNullable<MenuItem['meta']>;
const item = (path: string, meta: Meta = {}, children?: MenuItem[]): MenuItem => ({
  path,
  title: path,
  meta,
  ...(children && { children }),
});
const allowAll = () => true;
const allowUnguarded = (guard: unknown) => guard === undefined;
/** Titles, with their children's titles nested. */
const titles = (nodes: readonly MenuNode[]): unknown[] =>
  nodes.map(({ title, children }) => (children.length > 0 ? [title, titles(children)] : title));

it.each([
  [18, false],
  [19, true],
])('a submenu with %d children at a deeper level scrolls: %s (R2.36)', (count, scrolls) => {
  const children = Array.from({ length: count }, (_, index) => item(`/c${index}`));
  const [node] = visibleMenu([item('/a', {}, [item('/b', {}, children), item('/d')])], allowAll);
  expect(node && needsScroll(node)).toBe(scrolls);
});

describe('the visible menu', () => {
  it.each<[string, MenuItem[], unknown[]]>([
    [
      'keeps children of any depth (R2.35)',
      [item('/a', {}, [item('/b', {}, [item('/c')])])],
      [['/a', [['/b', ['/c']]]]],
    ],
    [
      'leaves out a hidden item and its children (R3.7)',
      [item('/a', { hidden: true }, [item('/b')]), item('/c')],
      ['/c'],
    ],
    [
      'shows an item with hidden children only as a plain link',
      [item('/a', {}, [item('/b', { hidden: true })])],
      ['/a'],
    ],
    [
      'replaces a hidden level by its children (R3.7)',
      [
        item('/a', { levelHidden: true }, [item('/b'), item('/c', { levelHidden: true }, [item('/d')])]),
        item('/e'),
      ],
      ['/b', '/d', '/e'],
    ],
    [
      'leaves out the public pages around the login, but not what is below them (R2.8)',
      [
        ...['/login', '/register', '/forgotpsd', '/contract', '/403', '/404?x=1'].map((path) => item(path)),
        item('/login', {}, [item('/a')]),
      ],
      ['/a'],
    ],
    ['leaves out guarded items (R5.34)', [item('/a', { guard: ['x'] }), item('/b')], ['/b']],
    [
      'leaves out an item whose children are all guarded',
      [item('/a', {}, [item('/b', { guard: ['x'] })])],
      [],
    ],
    [
      'leaves out the children of a hidden level that is guarded',
      [item('/a', { levelHidden: true, guard: ['x'] }, [item('/b')])],
      [],
    ],
  ])('%s', (_what, items, expected) => {
    expect(titles(visibleMenu(items, allowUnguarded))).toEqual(expected);
  });

  it('shows a guarded item to a user who satisfies the guard (R5.34)', () => {
    expect(titles(visibleMenu([item('/a', { guard: ['x'] })], allowAll))).toEqual(['/a']);
  });

  it.each<[string, Partial<MenuItem>, unknown]>([
    ['its path', { path: '/a' }, { kind: 'app', path: '/a', newWindow: false }],
    [
      'an in-app jump address (R2.53)',
      { jumpUrl: '/b?c=1' },
      { kind: 'app', path: '/b?c=1', newWindow: false },
    ],
    ['a new window (R2.54)', { path: '/a', target: '_blank' }, { kind: 'app', path: '/a', newWindow: true }],
    [
      'an external address, by loading it (R2.55)',
      { jumpUrl: 'https://example.org/' },
      { kind: 'external', href: 'https://example.org/', newWindow: false },
    ],
    [
      'an external address as its path',
      { path: 'https://example.org/' },
      { kind: 'external', href: 'https://example.org/', newWindow: false },
    ],
    ['nowhere, for a script address', { jumpUrl: 'javascript:alert(1)' }, null],
    [
      'its path, with an empty jump address',
      { path: '/a', jumpUrl: '' },
      { kind: 'app', path: '/a', newWindow: false },
    ],
  ])('leads to %s', (_where, fields, expected) => {
    expect(visibleMenu([{ ...item('/a'), ...fields }], allowAll)[0]?.target).toEqual(expected);
  });

  it('resolves a relative path against its parent', () => {
    const [parent] = visibleMenu([item('/a/', {}, [item('b')])], allowAll);
    expect(parent?.children[0]?.target).toMatchObject({ path: '/a/b' });
  });
});

describe('the active item', () => {
  const items = [
    item('/index'),
    item('/article'),
    item('/topics', {}, [item('/article?category=2'), item('/article?category=3')]),
    item('/article/:id', { hidden: true, activeMenu: '/article' }),
    item('/uc/:section', { hidden: true, activeMenu: '/index' }),
    item('/'),
  ];
  const nodes = visibleMenu(items, allowAll);

  it.each<[string, string, string, string[]]>([
    ['the page’s own', '/article', '', ['/1']],
    ['the page’s own, with a query that no item has', '/article', '?page=2', ['/1']],
    ['the one with the same query, with its ancestor', '/article', '?category=3', ['/2', '/2/1']],
    ['the nearest one above the page', '/index/more/deep', '', ['/0']],
    ['the one that a hidden item names (R3.7)', '/uc/userInfo', '', ['/0']],
    ['none', '/indexes', '', []],
    ['the root, for the root only', '/', '', ['/5']],
  ])('is %s', (_which, pathname, search, expected) => {
    expect(activeTrail(nodes, items, { pathname, search })).toEqual(expected);
  });

  it('is a top-level item where several lead to the same page, otherwise the first', () => {
    const deep = [item('/a', {}, [item('/b', {}, [item('/uc/a')])]), item('/map', {}, [item('/uc/a')])];
    const current = { pathname: '/uc/a', search: '' };
    expect(activeTrail(visibleMenu(deep, allowAll), deep, current)).toEqual(['/0', '/0/0', '/0/0/0']);
    const twice = [...deep, item('/uc/a')];
    expect(activeTrail(visibleMenu(twice, allowAll), twice, current)).toEqual(['/2']);
  });

  it('is the one that the page names, unless the menu names another (R3.7)', () => {
    expect(activeTrail(nodes, items, { pathname: '/verify/1', search: '' }, '/article')).toEqual(['/1']);
    expect(activeTrail(nodes, items, { pathname: '/uc/a', search: '' }, '/article')).toEqual(['/0']);
  });
});
