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
import { forgetFailures } from '@/shared/api/ask-ahead';
import { selectAccess, type RouteRow } from '@/session/access';
import { loadChunk } from '@/shared/chunks/load-chunk';
import type { PageRoute } from '@/shared/routes/page-route';
import { paths } from '@/shared/routes/paths';
import type { PortalHistory } from '../host/host-history';
import { windowOfOwnHash } from '../host/own-hash';
import { Frame } from '../frames/frame';
import { PageFailed } from '../frames/page-failed';
import { PageRoot } from '../frames/page-root';
import { applyGuard } from './apply-guard';
import { isPublic } from './guard';
import { keepHeldPages } from './held-pages';
import { inPlace } from './in-place';
import type { RouteDeps } from './load-routes';
import { pageRoutes } from './page-routes';
import { pageAt, pageRowAt, rowAt } from './route-table';
import { useLoadedPage, type LoadedPage } from './shown-page';

/** The router of one portal: every page guarded, its data asked for while its chunk loads. */
export function createPortalRouter(
  known: Omit<RouteDeps, 'pages'>,
  { kind, basename, start, isOurs }: Pick<PortalHistory, 'kind' | 'basename' | 'start' | 'isOurs'>,
) {
  const deps: RouteDeps = { ...known, pages: pageRoutes };
  let router: PortalRouter | undefined;
  const enter = inPlace(() => router);
  const keep = keepHeldPages(deps.store, deps.unsaved);
  const guarded: Guarded = (load, pathOf) => enter(keep(load, pathOf));
  const pagesOf = (frame: PageRoute['frame']) =>
    pageRoutes.filter((page) => page.frame === frame).map((page) => routeOf(page, deps, guarded));
  const routes: RouteObject[] = [
    {
      element: <PageRoot />,
      errorElement: <PageFailed />,
      hydrateFallbackElement: <></>,
      children: [
        { path: paths.root.pattern, loader: enter(() => redirect(paths.home.href())), element: null },
        {
          element: <Frame />,
          children: [
            { errorElement: <PageFailed />, children: [...pagesOf('root'), servedRoute(deps, guarded)] },
          ],
        },
        ...pagesOf('bare'),
      ],
    },
  ];
  if (kind === 'hash')
    return (router = createHashRouter(routes, { basename, window: windowOfOwnHash(isOurs) }));
  router = createMemoryRouter(routes, { initialEntries: [start] });
  // a link that is opened in another tab stays on the host's page, in place of leading to a path of the host's
  router.createHref = (location) => `#${createPath(location)}`;
  return router;
}

export type PortalRouter = ReturnType<typeof createMemoryRouter>;

/** Makes a route's loader; `pathOf` is the path below the base path. */
type Guarded = (...loading: Parameters<ReturnType<typeof keepHeldPages>>) => LoaderFunction;

function routeOf(page: PageRoute, deps: RouteDeps, guarded: Guarded): RouteObject {
  // not the request's path: a `%2e%2e` in it is gone there, and another page would be judged than is shown
  const pathOf = ({ params }: LoaderFunctionArgs) => generatePath(page.pattern, params);
  return {
    path: page.pattern,
    handle: page,
    errorElement: <PageFailed />,
    element: <Page />,
    loader: guarded(async (args): Promise<LoadedPage> => {
      const { request, params } = args;
      const { search, searchParams } = new URL(request.url);
      const path = pathOf(args);
      const enter = async () => {
        await applyGuard(deps, { path, wanted: path + search }, page.visitorOnly === true);
        deps.store.dispatch(forgetFailures());
        const { table } = selectAccess(deps.store.getState());
        const row = pageRowAt(table, page.key, path);
        if (!row && !isPublic(path, deps.config.publicPaths)) leaveFor(table, path);
        page.preload?.(deps.store.dispatch, { params, query: searchParams });
        return row ? pageAt(page, row) : page;
      };
      const [component, shown] = await Promise.all([componentOf(page, request.signal), enter()]);
      return { page: shown, component };
    }, pathOf),
  };
}

/**
 * Addresses that no page of the portal has: a platform may give them one in authentication mode `all`, to members.
 * Anywhere else they lead to /404 (R2.30, R2.60).
 */
function servedRoute(deps: RouteDeps, guarded: Guarded): RouteObject {
  const pathOf = ({ params }: LoaderFunctionArgs) => `/${params['*'] ?? ''}`;
  const served = new Map<string, ComponentType>();
  return {
    path: '*',
    errorElement: <PageFailed />,
    element: <Page />,
    loader: guarded(async (args): Promise<LoadedPage> => {
      if (deps.config.authMode !== 'all') throw redirect(paths.notFound.href());
      const { request } = args;
      const { search } = new URL(request.url);
      const path = pathOf(args);
      await applyGuard(deps, { path, wanted: path + search }, false);
      const { table } = selectAccess(deps.store.getState());
      const row = rowAt(table, path);
      const page = pageRoutes.find(({ key }) => key === row?.page);
      if (!row || !page) return leaveFor(table, path);
      const component = await componentOf(page, request.signal);
      const place = `${row.path} ${page.key}`;
      const known =
        served.get(place) ??
        (() => (
          <Routes>
            <Route path={row.path} element={createElement(component)} />
          </Routes>
        ));
      served.set(place, known);
      return { page: pageAt(page, row), component: known };
    }, pathOf),
  };
}

/** Goes where the table leads from a path that has no page. @throws a redirect */
function leaveFor(table: readonly RouteRow[], path: string): never {
  throw redirect(rowAt(table, path)?.redirect ?? paths.notFound.href());
}

/** Fetched by the loader: React Router's own `lazy` keeps a failed fetch for ever, so a retry would change nothing. */
async function componentOf(page: PageRoute, signal: AbortSignal): Promise<ComponentType> {
  return page.component ?? loadChunk(page.chunk, { signal });
}

function Page() {
  return createElement(useLoadedPage().component);
}
