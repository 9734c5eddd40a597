import { memoryStorage } from '@/shared/lib/storage';
import { createScopedCache } from '@/shared/lib/scoped-cache';
import { cacheKeys } from '@/shared/api/base-api';
import { setupProgressBar } from '../router/progress-bar';
import type { PortalRouter } from '../router/current-page';
import { makeStore } from '../store/store';
import { refreshPage } from './refresh-page';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** An idle portal whose platform never responds, and its progress bar. */
function setup({ showProgressBar = true } = {}) {
  const requested: string[] = [];
  const client = {
    send: ({ path }: { path: string }) => {
      requested.push(path);
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
    state: {
      initialized: true,
      navigation: { state: 'idle' },
      matches: [],
      location: { pathname: '/index', search: '', hash: '' },
      errors: null,
    },
    navigate: jest.fn(),
    subscribe: () => () => undefined,
  } as unknown as PortalRouter;
  const bar = setupProgressBar(router, document.body, false, () => showProgressBar);
  const shown = () => document.querySelector<HTMLElement>('[data-testid=progress-bar]');
  return { deps: { store, router, cache, progressBar: bar }, cache, requested, shown };
}

describe('a refresh', () => {
  it('shows the bar for 200 ms (R2.52)', async () => {
    const { deps, shown } = setup();
    refreshPage(deps);
    await jest.advanceTimersByTimeAsync(0);
    expect(shown()).not.toBeNull();
    await jest.advanceTimersByTimeAsync(200 + 1999); // it completes and fades out
    expect(shown()).not.toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(shown()).toBeNull();
    deps.progressBar.dispose();
  });

  it('opens a page again that could not be loaded (R2.51)', () => {
    const { deps } = setup();
    refreshPage(deps);
    expect(deps.router.navigate).not.toHaveBeenCalled();
    Object.assign(deps.router.state, { errors: { page: new Error('its code did not load') } });
    refreshPage(deps);
    expect(deps.router.navigate).toHaveBeenCalledWith('/index', expect.objectContaining({ replace: true }));
    deps.progressBar.dispose();
  });

  it('shows none when the bar is switched off (R2.52)', async () => {
    const { deps, shown } = setup({ showProgressBar: false });
    refreshPage(deps);
    await jest.advanceTimersByTimeAsync(200);
    expect(shown()).toBeNull();
    deps.progressBar.dispose();
  });

  it('clears the caches and fetches their data again (R10.11)', async () => {
    const { deps, cache, requested } = setup();
    const keys = Object.values(cacheKeys);
    for (const key of keys) cache.write(key, []);
    refreshPage(deps);
    expect(keys.map((key) => cache.read(key) ?? null)).toEqual(keys.map(() => null));
    await jest.advanceTimersByTimeAsync(0);
    for (const part of ['dict/data', 'menu/treeList', 'friend-link/list'])
      expect(requested.some((path) => path.endsWith(part))).toBe(true);
    deps.progressBar.dispose();
  });
});
