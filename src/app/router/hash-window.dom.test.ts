import { waitFor } from '@testing-library/dom';
import { createHashRouter } from 'react-router-dom';
import { createHashWindow } from './hash-window';
import { acquireHistory } from './history';

describe('a navigation of the portal', () => {
  /** A portal at `/portal` on a page whose router has set this state. */
  function setup(state: unknown) {
    window.history.replaceState(state, '', '/training?tab=1#/portal/index');
    const { basename, ownsHash, dispose } = acquireHistory({ basePath: '/portal' }, true, () => {});
    const routes = [{ path: '*', element: null }];
    const router = createHashRouter(routes, { basename, window: createHashWindow(ownsHash) });
    return { router, dispose: () => [router, { dispose }].forEach((part) => void part.dispose()) };
  }
  /** What Vue Router keeps in an entry. */
  const vue = { back: '/', forward: null, position: 3, replaced: false, scroll: { left: 0, top: 20 } };

  it.each([false, true])(
    'keeps the keys of the host’s router in the entry’s state, replacing %s',
    async (replace) => {
      const { router, dispose } = setup({ ...vue, current: '/training?tab=1#/portal/index' });
      await router.navigate('/article?page=2', { replace, state: { own: 1 } });
      expect(window.history.state).toMatchObject({
        ...vue,
        current: '/training?tab=1#/portal/article?page=2',
        usr: { own: 1 },
        idx: replace ? 0 : 1,
      });
      expect(router.state.location.key).toBe((window.history.state as { key: string }).key);
      dispose();
    },
  );

  it.each([
    ['/portal/index', '/portal/article?page=2'],
    // a host below a hash of its own
    ['/index', '/article?page=2'],
  ])('updates the address that Vue Router with hash history keeps, %s', async (current, next) => {
    const { router, dispose } = setup({ ...vue, current });
    await router.navigate('/article?page=2');
    expect(window.history.state).toMatchObject({ ...vue, current: next });
    dispose();
  });

  it('leaves a host’s `current` that is not the page’s address', async () => {
    const { router, dispose } = setup({ ...vue, current: 'step 2' });
    await router.navigate('/article');
    expect(window.history.state).toMatchObject({ ...vue, current: 'step 2' });
    dispose();
  });

  it('adds no keys of its own on a page without a router', async () => {
    const { router, dispose } = setup(null);
    await router.navigate('/article');
    expect(Object.keys(window.history.state as object).sort()).toEqual(['idx', 'key', 'masked', 'usr']);
    dispose();
  });
});

describe('a popstate event', () => {
  /** Counts the navigations of a router that has opened `/index`. */
  async function setup() {
    window.history.replaceState(null, '', '#/index');
    const { ownsHash, dispose } = acquireHistory({}, true, () => {});
    const loader = jest.fn(() => null);
    const router = createHashRouter([{ path: '*', loader, element: null }], {
      window: createHashWindow(ownsHash),
    });
    await waitFor(() => expect(router.state.initialized).toBe(true));
    loader.mockClear();
    return { router, loader, dispose: () => [router, { dispose }].forEach((part) => void part.dispose()) };
  }
  const repeat = () =>
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));

  it('for the entry that the router shows opens nothing again, as single-spa sends one after each navigation', async () => {
    const { router, loader, dispose } = await setup();
    repeat();
    expect(router.state.navigation.state).toBe('idle');
    await router.navigate('/article');
    repeat();
    expect(router.state.navigation.state).toBe('idle');
    expect(loader).toHaveBeenCalledTimes(1);
    dispose();
  });

  it('that a library sends while the router writes the entry is ignored, too', async () => {
    const { router, loader, dispose } = await setup();
    const write = window.history.pushState.bind(window.history);
    const patched = jest.spyOn(window.history, 'pushState').mockImplementation((...args) => {
      write(...args);
      repeat();
    });
    await router.navigate('/article');
    patched.mockRestore();
    expect([router.state.location.pathname, router.state.historyAction]).toEqual(['/article', 'PUSH']);
    expect(loader).toHaveBeenCalledTimes(1);
    dispose();
  });

  it('for another page of the host opens nothing, since the host may still ask whether it may leave', async () => {
    const { router, loader, dispose } = await setup();
    const page = location.pathname;
    window.history.pushState(null, '', '/host/other');
    repeat();
    expect([router.state.navigation.state, location.hash]).toEqual(['idle', '']);
    window.history.pushState(null, '', `${page}#/article`);
    repeat();
    await waitFor(() => expect(loader).toHaveBeenCalledTimes(1));
    dispose();
  });

  it('for another entry opens it, and also for the same address when a link of the host has replaced the entry', async () => {
    const { router, loader, dispose } = await setup();
    await router.navigate('/article');
    window.history.back();
    await waitFor(() => expect(router.state.location.pathname).toBe('/index'));
    expect(loader).toHaveBeenCalledTimes(2);
    window.history.replaceState(null, '', '#/index');
    repeat();
    await waitFor(() => expect(loader).toHaveBeenCalledTimes(3));
    dispose();
  });
});

describe('a page with a base element', () => {
  const pageAddress = '/app/training?tab=1';
  function setup(base: string, hash: string) {
    document.head.insertAdjacentHTML('afterbegin', base);
    window.history.replaceState(null, '', new URL(pageAddress + hash, location.origin));
    const { basename, ownsHash, dispose } = acquireHistory({ basePath: '/portal' }, true, () => {});
    const router = createHashRouter([{ path: '*', element: null }], {
      basename,
      window: createHashWindow(ownsHash),
    });
    return { router, dispose: () => [router, { dispose }].forEach((part) => void part.dispose()) };
  }
  afterEach(() => {
    document.querySelectorAll('base').forEach((base) => base.remove());
  });

  it.each([
    '<base href="/">',
    '<base href="/other/page.html">',
    '<base href="https://cdn.example/files/">',
    '<base target="_top"><base href="https://cdn.example/">',
    '<base href="//cdn.example">',
    '<base href="./">',
    '<base href="">',
    '<base target="_blank">',
    '<base href="http://[broken">',
  ])('%s keeps its address at the start, at an unreadable hash, and after each navigation', async (base) => {
    for (const [hash, opened] of [
      ['', '#/portal/'],
      ['#of-the-host', '#/portal/'],
      ['#/portal/%zz', '#/portal/%25zz'],
      ['#/portal/index', '#/portal/index'],
    ] as const) {
      const { router, dispose } = setup(base, hash);
      expect(location.href).toBe(location.origin + pageAddress + opened);
      await router.navigate('/article?page=2');
      expect(location.href).toBe(`${location.origin}${pageAddress}#/portal/article?page=2`);
      await router.navigate('/notice', { replace: true });
      expect(location.href).toBe(`${location.origin}${pageAddress}#/portal/notice`);
      dispose();
    }
  });
});
