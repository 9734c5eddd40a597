import { createScopedCache, type CacheScope } from '@/shared/lib/scoped-cache';
import { memoryStorage } from '@/shared/lib/storage';
import { addRecentSearch, clearRecentSearches, readRecentSearches } from './recent-searches';

const scope: CacheScope = { version: '1', language: 'zh-CN', user: '' };
const makeCache = (user = () => '') =>
  createScopedCache(
    memoryStorage(),
    () => ({ ...scope, user: user() }),
    24,
    () => 0,
  );

it('keeps the last six searches, each once, latest first', () => {
  const cache = makeCache();
  for (const keyword of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c', '']) addRecentSearch(cache, keyword);
  expect(readRecentSearches(cache)).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  clearRecentSearches(cache);
  expect(readRecentSearches(cache)).toEqual([]);
});

it('does not show the searches of another user, and ignores a damaged entry', () => {
  let user = 'one';
  const cache = makeCache(() => user);
  addRecentSearch(cache, '肝移植');
  user = 'other';
  expect(readRecentSearches(cache)).toEqual([]);
  cache.write('recent_searches', { 0: 'x' });
  expect(readRecentSearches(cache)).toEqual([]);
});
