import { createElement, type ComponentType } from 'react';
import {
  createHashRouter,
  createMemoryRouter,
  createPath,
  generatePath,
  redirect,
  Route,
  Routes,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { clearPrefetchErrors } from '@/shared/api/base-api';
import { selectAccess, type RouteEntry } from '@/session/access';
import { loadChunkWithRetry } from '@/shared/chunks/load-chunk';
import type { PageRoute } from '@/shared/routes/page-route';
import { paths } from '@/shared/routes/paths';
import type { PortalHistory } from './history';
import { createHashWindow } from './hash-matcher';
import { AppLayout } from '../layouts/app-layout';
import { PageErrorBoundary } from '../layouts/page-error-boundary';
import { RootLayout } from '../layouts/root-layout';
import { runGuard } from './run-guard';
import { isPublic } from './guard';
import { preservePageDuringReauth } from './preserve-page-during-reauth';
import { replaceOnRedirect } from './loader-wrappers';
import type { AccessDeps } from './load-access';
import { pageRoutes } from './page-routes';
import { withRouteMeta, findPageRoute, matchRoute } from './route-table';
import { useLoadedPage, type LoadedPage } from './current-page';

/** The router of one portal: every page guarded, its data asked for while its chunk loads. */
export function createPortalRouter(
  known: Omit<AccessDeps, 'pages'>,
  { kind, basename, start, isOurs }: Pick<PortalHistory, 'kind' | 'basename' | 'start' | 'isOurs'>,
) {
  const deps: AccessDeps = { ...known, pages: pageRoutes };
  let router: PortalRouter | undefined;
  const enter = replaceOnRedirect(() => router);
  const keep = preservePageDuringReauth(deps.store, deps.unsaved);
  const guarded: GuardedLoader = (load, pathOf) => enter(keep(load, pathOf));
  const pagesOf = (layout: PageRoute['layout']) =>
    pageRoutes.filter((page) => page.layout === layout).map((page) => pageRouteObject(page, deps, guarded));
  const routes: RouteObject[] = [
    {
      element: <RootLayout />,
      errorElement: <PageErrorBoundary />,
      hydrateFallbackElement: <></>,
      children: [
        { path: paths.root.pattern, loader: enter(() => redirect(paths.home.href())), element: null },
        {
          element: <AppLayout />,
          children: [
            {
              errorElement: <PageErrorBoundary />,
              children: [...pagesOf('main'), serverRouteObject(deps, guarded)],
            },
          ],
        },
        ...pagesOf('blank'),
      ],
    },
  ];
  if (kind === 'hash')
    return (router = createHashRouter(routes, { basename, window: createHashWindow(isOurs) }));
  router = createMemoryRouter(routes, { initialEntries: [start] });
  // a link that is opened in another tab stays on the host's page, in place of leading to a path of the host's
  router.createHref = (location) => `#${createPath(location)}`;
  return router;
}

export type PortalRouter = ReturnType<typeof createMemoryRouter>;

/** Makes a route's loader; `pathOf` is the path below the base path. */
type GuardedLoader = (...loading: Parameters<ReturnType<typeof preservePageDuringReauth>>) => LoaderFunction;

function pageRouteObject(page: PageRoute, deps: AccessDeps, guarded: GuardedLoader): RouteObject {
  // not the request's path: a `%2e%2e` in it is gone there, and another page would be judged than is shown
  const pathOf = ({ params }: LoaderFunctionArgs) => generatePath(page.pattern, params);
  return {
    path: page.pattern,
    handle: page,
    errorElement: <PageErrorBoundary />,
    element: <Page />,
    loader: guarded(async (args): Promise<LoadedPage> => {
      const { request, params } = args;
      const { search, searchParams } = new URL(request.url);
      const path = pathOf(args);
      const enter = async () => {
        await runGuard(deps, { path, returnTo: path + search }, page.visitorOnly === true);
        deps.store.dispatch(clearPrefetchErrors());
        const { table } = selectAccess(deps.store.getState());
        const row = findPageRoute(table, page.key, path);
        if (!row && !isPublic(path, deps.config.publicPaths)) redirectFor(table, path);
        page.loader?.(deps.store.dispatch, { params, query: searchParams });
        return row ? withRouteMeta(page, row) : page;
      };
      const [component, shown] = await Promise.all([loadPageComponent(page, request.signal), enter()]);
      return { page: shown, component };
    }, pathOf),
  };
}

/**
 * Addresses that no page of the portal has: a platform may give them one in authentication mode `all`, to members.
 * Anywhere else they lead to /404 (R2.30, R2.60).
 */
function serverRouteObject(deps: AccessDeps, guarded: GuardedLoader): RouteObject {
  const pathOf = ({ params }: LoaderFunctionArgs) => `/${params['*'] ?? ''}`;
  const served = new Map<string, ComponentType>();
  return {
    path: '*',
    errorElement: <PageErrorBoundary />,
    element: <Page />,
    loader: guarded(async (args): Promise<LoadedPage> => {
      if (deps.config.authMode !== 'all') throw redirect(paths.notFound.href());
      const { request } = args;
      const { search } = new URL(request.url);
      const path = pathOf(args);
      await runGuard(deps, { path, returnTo: path + search }, false);
      const { table } = selectAccess(deps.store.getState());
      const row = matchRoute(table, path);
      const page = pageRoutes.find(({ key }) => key === row?.page);
      if (!row || !page) return redirectFor(table, path);
      const component = await loadPageComponent(page, request.signal);
      const cacheKey = `${row.path} ${page.key}`;
      const known =
        served.get(cacheKey) ??
        (() => (
          <Routes>
            <Route path={row.path} element={createElement(component)} />
          </Routes>
        ));
      served.set(cacheKey, known);
      return { page: withRouteMeta(page, row), component: known };
    }, pathOf),
  };
}

/** Goes where the table leads from a path that has no page. @throws a redirect */
function redirectFor(table: readonly RouteEntry[], path: string): never {
  throw redirect(matchRoute(table, path)?.redirect ?? paths.notFound.href());
}

/** Fetched by the loader: React Router's own `lazy` keeps a failed fetch for ever, so a retry would change nothing. */
async function loadPageComponent(page: PageRoute, signal: AbortSignal): Promise<ComponentType> {
  return page.component ?? loadChunkWithRetry(page.chunk, { signal });
}

function Page() {
  return createElement(useLoadedPage().component);
}
