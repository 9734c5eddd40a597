import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query';
import { act, use } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useLocation, useMatches } from 'react-router-dom';
import {
  DataRouterContext,
  DataRouterStateContext,
  LocationContext,
  subscriptionCounter,
} from './library-internals';

describe('The contexts of the installed React Router', () => {
  beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
  afterEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

  it('hold the router, its state and the location, and provide former ones to a page', async () => {
    const useContexts = () => ({
      router: use(DataRouterContext)?.router,
      state: use(DataRouterStateContext),
      location: use(LocationContext),
    });
    const pages: Record<string, ReturnType<typeof useContexts>> = {};
    function Address() {
      return `${useLocation().pathname} ${useMatches().at(-1)?.pathname}`;
    }
    function Page() {
      const shown = useContexts();
      pages[shown.location.location.pathname] = shown;
      const former = pages['/former'] ?? shown;
      return (
        <LocationContext value={former.location}>
          <DataRouterStateContext value={former.state}>
            <Address />
          </DataRouterStateContext>
        </LocationContext>
      );
    }
    const routes = [{ path: '/:name', Component: Page }];
    const router = createMemoryRouter(routes, { initialEntries: ['/former'] });
    const container = document.createElement('div');
    const root = createRoot(container);
    act(() => root.render(<RouterProvider router={router} />));
    await act(() => router.navigate('/newer', { preventScrollReset: true }));

    expect(pages['/newer']?.router?.state).toMatchObject({
      navigation: { state: 'idle' },
      location: { key: pages['/newer']?.location.location.key },
    });
    expect(pages['/former']?.state?.preventScrollReset).toBe(false);
    expect(pages['/newer']?.state?.preventScrollReset).toBe(true);
    expect(container.textContent).toBe('/former /former');
    act(() => root.unmount());
    router.dispose();
  });
});

describe('The middleware of the installed RTK Query', () => {
  it('counts the subscribers of a query at once', () => {
    const api = createApi({
      baseQuery: () => ({ data: null }),
      endpoints: (build) => ({ page: build.query<null, number>({ query: (id) => id }) }),
    });
    const { dispatch } = configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (defaults) => defaults().concat(api.middleware),
    });
    const shown = dispatch(api.endpoints.page.initiate(1));
    const countOf = subscriptionCounter(dispatch, api);
    expect([countOf(shown.queryCacheKey), countOf('page(2)')]).toEqual([1, 0]);
    shown.unsubscribe();
    expect(countOf(shown.queryCacheKey)).toBe(0);
  });
});
