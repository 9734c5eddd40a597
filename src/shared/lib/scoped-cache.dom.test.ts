import { createScopedCache, type CacheScope } from './scoped-cache';
import { memoryStorage } from './storage';

const hour = 3_600_000;

function setup() {
  const storage = memoryStorage();
  let scope: CacheScope = { version: '2.1.0', language: 'zh-CN', user: '' };
  let now = 100 * hour;
  const cache = createScopedCache(
    storage,
    () => scope,
    24,
    () => now,
  );
  cache.write('cms_menus', [1]);
  return {
    storage,
    cache,
    change: (over: Partial<CacheScope>) => {
      scope = { ...scope, ...over };
    },
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

describe('the cache of menus, dictionaries and friend links', () => {
  it('stores the value unchanged under its own key (R3.16)', () => {
    const { storage, cache } = setup();
    expect([storage.get('cms_menus'), cache.read('cms_menus')]).toEqual(['[1]', [1]]);
  });

  it.each([
    ['the version', { version: '2.2.0' }],
    ['the language', { language: 'en-US' }],
    ['the user', { user: 'trainee' }],
  ])('is empty when %s changes (R10.8, R10.9, R10.10)', (_what, over) => {
    const { cache, change } = setup();
    change(over);
    expect(cache.read('cms_menus')).toBeUndefined();
  });

  it('expires after its hours, to the millisecond (R10.10)', () => {
    const { cache, wait } = setup();
    wait(24 * hour - 1);
    expect(cache.read('cms_menus')).toEqual([1]);
    wait(1);
    expect(cache.read('cms_menus')).toBeUndefined();
  });

  it('ignores a timestamp from the future', () => {
    const { cache, wait } = setup();
    wait(-1);
    expect(cache.read('cms_menus')).toBeUndefined();
  });

  it('is empty after full storage rejected a new value, and never returns the old one of another user', () => {
    const { storage, cache, change } = setup();
    const { set } = storage;
    storage.set = (key, value) => {
      if (key !== 'cms_menus') set(key, value);
    };
    change({ user: 'trainee' });
    cache.write('cms_menus', [2]);
    expect(cache.read('cms_menus')).toBeUndefined();
  });

  it('reads damaged storage as empty', () => {
    const { storage, cache } = setup();
    storage.set('cms_menus', '{');
    expect(cache.read('cms_menus')).toBeUndefined();
    storage.set('cache_stamps', '"x');
    expect(cache.read('cms_menus')).toBeUndefined();
  });
});
