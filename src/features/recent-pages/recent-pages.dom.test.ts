import { createScopedCache, type CacheScope } from '@/shared/lib/scoped-cache';
import { memoryStorage } from '@/shared/lib/storage';
import { readRecentPages, recentHref, withoutPage, withPage, writeRecentPages } from './recent-pages';
import type { RecentPage } from './recent-pages';

const scope: CacheScope = { version: '1', language: 'zh-CN', user: '' };
const project = (id: number): RecentPage => ({ kind: 'project', id: String(id), title: `课程 ${id}` });

it('keeps the last twelve pages, each once, latest first, with titles of at most 200 characters', () => {
  const opened = [...Array(15).keys()].map((index) => project(index + 1));
  const pages = [...opened, project(9), { ...project(1), title: 'x'.repeat(3000) }].reduce<RecentPage[]>(
    (before, page) => withPage(before, page),
    [],
  );
  expect(pages.map(({ id }) => Number(id))).toEqual([1, 9, 15, 14, 13, 12, 11, 10, 8, 7, 6, 5]);
  expect(pages[0]?.title).toHaveLength(200);
  expect(withoutPage(pages, { ...project(9), kind: 'hospital' })).toHaveLength(12);
  expect(withoutPage(pages, project(9)).map(({ id }) => id)).not.toContain('9');
});

it('does not show the pages of another user, and ignores a damaged entry', () => {
  let user = 'one';
  const cache = createScopedCache(
    memoryStorage(),
    () => ({ ...scope, user }),
    24,
    () => 0,
  );
  writeRecentPages(cache, [project(1)]);
  expect(readRecentPages(cache)).toEqual([project(1)]);
  user = 'other';
  expect(readRecentPages(cache)).toEqual([]);
  cache.write('recent_pages', [{ kind: 'user', id: '1', title: 'x' }]);
  expect(readRecentPages(cache)).toEqual([]);
});

it.each([
  ['project', '/project/7'],
  ['hospital', '/hospital/7'],
  ['news', '/article/7'],
  ['notice', '/notice/7'],
] as const)('a %s leads to %s', (kind, path) => {
  expect(recentHref({ kind, id: '7' })).toBe(path);
});
