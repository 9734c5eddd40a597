import type { MenuItem } from '@/contracts/menu';
import { visibleMenu, activeTrail, type MenuNode } from './menu-nodes';

type Meta = NonNullable<MenuItem['meta']>;
const item = (path: string, meta: Meta = {}, children?: MenuItem[]): MenuItem => ({
  path,
  title: path,
  meta,
  ...(children && { children }),
});
const allowAll = () => true;
const allowUnguarded = (guard: unknown) => guard === undefined;
/** Titles with what is below them. */
const titles = (nodes: readonly MenuNode[]): unknown[] =>
  nodes.map(({ title, children }) => (children.length > 0 ? [title, titles(children)] : title));

describe('the menu that is shown', () => {
  it.each<[string, MenuItem[], unknown[]]>([
    [
      'keeps children of any depth (R2.35)',
      [item('/a', {}, [item('/b', {}, [item('/c')])])],
      [['/a', [['/b', ['/c']]]]],
    ],
    [
      'leaves out what is hidden, with all below it (R3.7)',
      [item('/a', { hidden: true }, [item('/b')]), item('/c')],
      ['/c'],
    ],
    [
      'shows as plain what has only hidden children',
      [item('/a', {}, [item('/b', { hidden: true })])],
      ['/a'],
    ],
    [
      'puts the children of a hidden level in its place (R3.7)',
      [
        item('/a', { levelHidden: true }, [item('/b'), item('/c', { levelHidden: true }, [item('/d')])]),
        item('/e'),
      ],
      ['/b', '/d', '/e'],
    ],
    ['leaves out what is guarded (R5.34)', [item('/a', { guard: ['x'] }), item('/b')], ['/b']],
    [
      'leaves out what holds nothing but guarded entries',
      [item('/a', {}, [item('/b', { guard: ['x'] })])],
      [],
    ],
    [
      'shows nothing of a hidden level that is guarded',
      [item('/a', { levelHidden: true, guard: ['x'] }, [item('/b')])],
      [],
    ],
  ])('%s', (_what, items, expected) => {
    expect(titles(visibleMenu(items, allowUnguarded))).toEqual(expected);
  });

  it('shows guarded entries to whoever satisfies the guard (R5.34)', () => {
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
    ['nowhere, for a script', { jumpUrl: 'javascript:alert(1)' }, null],
    [
      'its path, with an empty jump address',
      { path: '/a', jumpUrl: '' },
      { kind: 'app', path: '/a', newWindow: false },
    ],
  ])('leads to %s', (_where, fields, expected) => {
    expect(visibleMenu([{ ...item('/a'), ...fields }], allowAll)[0]?.target).toEqual(expected);
  });

  it('joins a path written from its parent to that parent’s', () => {
    const [parent] = visibleMenu([item('/a/', {}, [item('b')])], allowAll);
    expect(parent?.children[0]?.target).toMatchObject({ path: '/a/b' });
  });
});

describe('the entry of the present page', () => {
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
    ['its own', '/article', '', ['/1']],
    ['its own, with a query no entry has', '/article', '?page=2', ['/1']],
    ['the one with its query, and what that is in', '/article', '?category=3', ['/2', '/2/1']],
    ['the one nearest above it', '/index/more/deep', '', ['/0']],
    ['the one a hidden entry names (R3.7)', '/uc/userInfo', '', ['/0']],
    ['none', '/indexes', '', []],
    ['the root, only when it is that', '/', '', ['/5']],
  ])('is %s', (_which, pathname, search, expected) => {
    expect(activeTrail(nodes, items, { pathname, search })).toEqual(expected);
  });

  it('is one of the first level where several lead to the same page, else the first', () => {
    const deep = [item('/a', {}, [item('/b', {}, [item('/uc/a')])]), item('/map', {}, [item('/uc/a')])];
    const present = { pathname: '/uc/a', search: '' };
    expect(activeTrail(visibleMenu(deep, allowAll), deep, present)).toEqual(['/0', '/0/0', '/0/0/0']);
    const twice = [...deep, item('/uc/a')];
    expect(activeTrail(visibleMenu(twice, allowAll), twice, present)).toEqual(['/2']);
  });

  it('is the one the page itself names, unless the menu says otherwise (R3.7)', () => {
    expect(activeTrail(nodes, items, { pathname: '/verify/1', search: '' }, '/article')).toEqual(['/1']);
    expect(activeTrail(nodes, items, { pathname: '/uc/a', search: '' }, '/article')).toEqual(['/0']);
  });
});
