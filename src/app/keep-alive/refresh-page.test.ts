import { createUnsavedChanges } from '@/shared/form/unsaved-changes';
import { memoryStorage } from '@/shared/lib/storage';
import { createScopedCache } from '@/shared/lib/scoped-cache';
import { cacheKeys } from '@/shared/api/base-api';
import { setupProgressBar } from '../router/progress-bar';
import type { PortalRouter } from '../router/current-page';
import { makeStore } from '../store/store';
import { refreshPage } from './refresh-page';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A portal at rest whose platform never answers, and its bar. */
function portal({ showProgressBar = true } = {}) {
  const asked: string[] = [];
  const client = {
    send: ({ path }: { path: string }) => {
      asked.push(path);
      return new Promise<never>(() => undefined);
    },
    sendKeepalive: () => undefined,
    drain: () => Promise.resolve(),
    reopen: () => undefined,
    disposed: new AbortController().signal,
    dispose: () => undefined,
  };
  const cache = createScopedCache(
    memoryStorage(),
    () => ({ version: '1', language: '', user: '' }),
    24,
    Date.now,
  );
  const { store } = makeStore({ client, cache, whenUserLoaded: () => Promise.resolve() }, {});
  const router = {
    state: { navigation: { state: 'idle' }, matches: [], location: { pathname: '/index', search: '' } },
    subscribe: () => () => undefined,
  } as unknown as PortalRouter;
  const bar = setupProgressBar(router, document.body, () => showProgressBar);
  const shown = () => document.querySelector<HTMLElement>('[data-testid=progress-bar]');
  const unsaved = createUnsavedChanges();
  return { deps: { store, router, cache, progressBar: bar, unsaved }, cache, asked, shown };
}

describe('the reload', () => {
  it('shows the bar for 200 ms (R2.52)', () => {
    const { deps, shown } = portal();
    refreshPage(deps);
    expect(shown()).not.toBeNull();
    jest.advanceTimersByTime(199);
    const place = () => shown()?.style.transform;
    expect(place()).not.toBe('scaleX(1)');
    jest.advanceTimersByTime(1);
    expect(place()).toBe('scaleX(1)'); // it fades from here
    jest.advanceTimersByTime(2000);
    expect(shown()).toBeNull();
    deps.progressBar.dispose();
  });

  it('shows none where the bar is switched off (R2.52)', () => {
    const { deps, shown } = portal({ showProgressBar: false });
    refreshPage(deps);
    expect(shown()).toBeNull();
    deps.progressBar.dispose();
  });

  it('asks again for what was stored, with nothing of it left (R10.11)', async () => {
    const { deps, cache, asked } = portal();
    const keys = Object.values(cacheKeys);
    for (const key of keys) cache.write(key, []);
    refreshPage(deps);
    expect(keys.map((key) => cache.read(key) ?? null)).toEqual([null, null, null]);
    await jest.advanceTimersByTimeAsync(0);
    for (const part of ['dict/data', 'menu/treeList', 'friend-link/list'])
      expect(asked.some((path) => path.endsWith(part))).toBe(true);
    deps.progressBar.dispose();
  });
});
