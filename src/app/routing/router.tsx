import { createElement, type ComponentType } from 'react';
import {
  createHashRouter,
  generatePath,
  redirect,
  Route,
  Routes,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { forgetFailures } from '@/shared/api/ask-ahead';
import { selectAccess, type RouteRow } from '@/session/access';
import { loadChunk } from '@/shared/chunks/load-chunk';
import type { PageRoute } from '@/shared/routes/page-route';
import { paths } from '@/shared/routes/paths';
import { Frame } from '../frames/frame';
import { PageFailed } from '../frames/page-failed';
import { PageRoot } from '../frames/page-root';
import { applyGuard } from './apply-guard';
import { isPublic } from './guard';
import type { RouteDeps } from './load-routes';
import { pageRoutes } from './page-routes';
import { hasPage, rowAt } from './route-table';
import { useLoadedPage, type LoadedPage } from './shown-page';

/** The router of one portal: every page guarded, its data asked for while its chunk loads. */
export function createPortalRouter(known: Omit<RouteDeps, 'pages'>, basename: string) {
  const deps: RouteDeps = { ...known, pages: pageRoutes };
  const pagesOf = (frame: PageRoute['frame']) =>
    pageRoutes.filter((page) => page.frame === frame).map((page) => routeOf(page, deps));
  const routes: RouteObject[] = [
    {
      element: <PageRoot />,
      errorElement: <PageFailed />,
      hydrateFallbackElement: <></>,
      children: [
        { path: paths.root.pattern, loader: () => redirect(paths.home.href()), element: null },
        {
          element: <Frame />,
          children: [{ errorElement: <PageFailed />, children: [...pagesOf('root'), servedRoute(deps)] }],
        },
        ...pagesOf('bare'),
      ],
    },
  ];
  return createHashRouter(routes, { basename });
}

export type PortalRouter = ReturnType<typeof createPortalRouter>;

function routeOf(page: PageRoute, deps: RouteDeps): RouteObject {
  return {
    path: page.pattern,
    handle: page,
    errorElement: <PageFailed />,
    element: <Page />,
    async loader({ request, params }: LoaderFunctionArgs): Promise<LoadedPage> {
      const { search, searchParams } = new URL(request.url);
      // not the request's path: a `%2e%2e` in it is gone there, and another page would be judged than is shown
      const path = generatePath(page.pattern, params);
      const enter = async () => {
        await applyGuard(deps, { path, wanted: path + search }, page.visitorOnly === true);
        deps.store.dispatch(forgetFailures());
        const { table } = selectAccess(deps.store.getState());
        if (!isPublic(path, deps.config.publicPaths) && !hasPage(table, page.key, path))
          leaveFor(table, path);
        page.preload?.(deps.store.dispatch, { params, query: searchParams });
      };
      const [component] = await Promise.all([componentOf(page, request.signal), enter()]);
      return { page, component };
    },
  };
}

/**
 * Addresses that no page of the portal has: a platform may give them one in authentication mode `all`, to members.
 * Anywhere else they lead to /404 (R2.30, R2.60).
 */
function servedRoute(deps: RouteDeps): RouteObject {
  const served = new Map<string, ComponentType>();
  return {
    path: '*',
    errorElement: <PageFailed />,
    element: <Page />,
    async loader({ request, params }: LoaderFunctionArgs): Promise<LoadedPage> {
      if (deps.config.authMode !== 'all') throw redirect(paths.notFound.href());
      const { search } = new URL(request.url);
      const path = `/${params['*'] ?? ''}`;
      await applyGuard(deps, { path, wanted: path + search }, false);
      const { table } = selectAccess(deps.store.getState());
      const row = rowAt(table, path);
      const page = pageRoutes.find(({ key }) => key === row?.page);
      if (!row || !page) return leaveFor(table, path);
      const component = await componentOf(page, request.signal);
      const known =
        served.get(row.path) ??
        (() => (
          <Routes>
            <Route path={row.path} element={createElement(component)} />
          </Routes>
        ));
      served.set(row.path, known);
      return { page: titled(page, row), component: known };
    },
  };
}

/** Goes where the table leads from a path that has no page. @throws a redirect */
function leaveFor(table: readonly RouteRow[], path: string): never {
  throw redirect(rowAt(table, path)?.redirect ?? paths.notFound.href());
}

/** A page under the title the platform gives it, translated like a menu's. */
function titled(page: PageRoute, { title }: RouteRow): PageRoute {
  return title === null ? page : { ...page, title: { id: `menu.${title}`, defaultMessage: title } };
}

/** Fetched by the loader: React Router's own `lazy` keeps a failed fetch for ever, so a retry would change nothing. */
async function componentOf(page: PageRoute, signal: AbortSignal): Promise<ComponentType> {
  return page.component ?? loadChunk(page.chunk, { signal });
}

function Page() {
  return createElement(useLoadedPage().component);
}
