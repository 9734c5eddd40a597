import { createElement, type ComponentType } from 'react';
import {
  createHashRouter,
  createMemoryRouter,
  createPath,
  redirect,
  Route,
  Routes,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { clearPrefetchErrors } from '@/shared/api/base-api';
import { createRepairLog } from '@/shared/api/repair-log';
import { selectAccess, type RouteEntry } from '@/session/access';
import { loadChunkWithRetry } from '@/shared/chunks/load-chunk';
import { hashLink } from '@/shared/lib/hash-address';
import { fillPattern } from '@/shared/routes/fill-pattern';
import type { PageRoute } from '@/shared/routes/page-route';
import { paths } from '@/shared/routes/paths';
import { useLoadedPage, type LoadedPage, type PortalRouter } from './current-page';
import { isPublic } from './guard';
import { createHashWindow } from './hash-window';
import type { PortalHistory } from './history';
import { runGuard, type AccessDeps } from './load-access';
import { limitRedirects, preservePageDuringReauth, replaceOnRedirect } from './loader-wrappers';
import { createAvailability } from '@/shared/routes/available-pages';
import { pageRoutes } from './page-routes';
import { findPageRoute, matchRoute, withRouteMeta } from './route-table';

/** Components around the pages; injected, so that layouts may use the router. */
export interface RouteLayouts {
  /** Around everything. */
  RootLayout: ComponentType;
  /** Header, menu and footer around the pages, or the micro layout in a host. */
  AppLayout: ComponentType;
  /** Replaces a page that failed to load or to render; reads `useRouteError`. */
  PageErrorBoundary: ComponentType;
}

/** The router of one portal. Each route runs the guard and prefetches its data while its code loads. */
export function createPortalRouter(
  access: Omit<AccessDeps, 'pages' | 'loading' | 'logRepaired'>,
  { kind, basename, initialPath, ownsHash }: PortalHistory,
  { RootLayout, AppLayout, PageErrorBoundary }: RouteLayouts,
): PortalRouter {
  const logRepaired = createRepairLog(access.logError);
  const isAvailable = createAvailability(access.config.without);
  const pages = pageRoutes.filter(({ pattern }) => isAvailable(pattern));
  const deps: PortalDeps = { ...access, pages, loading: new Map(), logRepaired };
  const created: { router?: PortalRouter } = {};
  const withReplace = replaceOnRedirect(() => created.router);
  const withLimit = limitRedirects();
  const withPreserve = preservePageDuringReauth(deps.store, deps.unsaved);
  const toRouteObject = ({ load, pathOf, ...route }: PageRouteSource): RouteObject => ({
    ...route,
    element: <Page />,
    errorElement: <PageErrorBoundary />,
    loader: withReplace(withLimit(withPreserve(load, pathOf))),
  });
  const declaredPages = pages.map((page) => toRouteObject(declaredPage(page, deps)));
  const routes: RouteObject[] = [
    {
      element: <RootLayout />,
      errorElement: <PageErrorBoundary />,
      hydrateFallbackElement: <></>,
      children: [
        { path: paths.root.pattern, loader: withReplace(() => redirect(paths.home.href())), element: null },
        {
          element: <AppLayout />,
          children: [
            {
              errorElement: <PageErrorBoundary />,
              children: [...declaredPages, toRouteObject(platformPage(deps))],
            },
          ],
        },
      ],
    },
  ];
  const router =
    kind === 'hash'
      ? createHashRouter(routes, { basename, window: createHashWindow(ownsHash) })
      : createMemoryRouter(routes, { initialEntries: [initialPath] });
  // with memory history never a path of the host; setupMemoryLinkHandling keeps clicks here that would open a new tab
  router.createHref = (location) =>
    kind === 'hash' ? hashLink(createPath(location)) : `#${createPath(location)}`;
  return (created.router = router);
}

/** The guard's, with the whole pages. */
type PortalDeps = AccessDeps & { pages: readonly PageRoute[] };

interface PageRouteSource {
  path: string;
  handle?: PageRoute;
  /** @throws a redirect response, HostLoginRequiredError, or what the chunk's fetch threw */
  load: (args: LoaderFunctionArgs) => Promise<LoadedPage>;
  /** In-app path of a request. */
  pathOf: (args: LoaderFunctionArgs) => string;
}

function declaredPage(page: PageRoute, deps: PortalDeps): PageRouteSource {
  // built from the parameters: the request's path resolves `%2e%2e`, so the guard would check another page
  const pathOf = ({ params }: LoaderFunctionArgs) => fillPattern(page.pattern, params);
  return {
    path: page.pattern,
    handle: page,
    pathOf,
    async load(args) {
      const { request, params } = args;
      const { search, searchParams } = new URL(request.url);
      const path = pathOf(args);
      const component = loadPageComponent(page, request.signal);
      const enter = async (): Promise<LoadedPage> => {
        await runGuard(deps, { path, returnTo: path + search }, page.visitorOnly === true);
        deps.store.dispatch(clearPrefetchErrors());
        const { table } = selectAccess(deps.store.getState());
        const route = findPageRoute(table, page.key, path);
        // a visitor's table has every page; a member's list decides, except for the pages to which it redirects
        if (!route && !isPublic(path, [])) {
          const other = pageInTable(table, deps.pages, path);
          const otherComponent = await loadPageComponent(other.page, request.signal);
          return { page: withRouteMeta(other.page, other.route), component: otherComponent };
        }
        await page.loader?.(deps.store.dispatch, { params, query: searchParams });
        return { page: route ? withRouteMeta(page, route) : page, component: await component };
      };
      const [entered] = await Promise.all([enter(), component]);
      return entered;
    },
  };
}

/**
 * Addresses that match no declared page. In authentication mode `all` the platform may map them to a page for members;
 * otherwise they lead to /404 (R2.30, R2.60).
 */
function platformPage(deps: PortalDeps): PageRouteSource {
  const pathOf = ({ params }: LoaderFunctionArgs) => `/${params['*'] ?? ''}`;
  // one component per route, so that a page that is opened again keeps its state
  const components = new Map<string, ComponentType>();
  return {
    path: '*',
    pathOf,
    async load(args) {
      if (deps.config.authMode !== 'all') throw redirect(paths.notFound.href());
      const { request } = args;
      const path = pathOf(args);
      await runGuard(deps, { path, returnTo: path + new URL(request.url).search }, false);
      const { route, page } = pageInTable(selectAccess(deps.store.getState()).table, deps.pages, path);
      const content = createElement(await loadPageComponent(page, request.signal));
      const cacheKey = `${route.path} ${page.key}`;
      const component =
        components.get(cacheKey) ??
        (() => (
          <Routes>
            <Route path={route.path} element={content} />
          </Routes>
        ));
      components.set(cacheKey, component);
      return { page: withRouteMeta(page, route), component };
    },
  };
}

/** The page that the table has for a path. @throws a redirect response for a path without a page */
function pageInTable(table: readonly RouteEntry[], pages: readonly PageRoute[], path: string) {
  const route = matchRoute(table, path);
  const page = pages.find(({ key }) => key === route?.page);
  return route && page ? { route, page } : redirectFor(table, path);
}

/** Redirects a path without a page to where the table says, else to /404. @throws a redirect response */
function redirectFor(table: readonly RouteEntry[], path: string): never {
  const target = matchRoute(table, path)?.redirect ?? path;
  throw redirect(target.split('?')[0] === path ? paths.notFound.href() : target);
}

/** Loaded here and not by React Router's `lazy`, which caches a failed import. */
async function loadPageComponent(page: PageRoute, signal: AbortSignal): Promise<ComponentType> {
  return page.component ?? loadChunkWithRetry(page.chunk, { signal });
}

function Page() {
  return createElement(useLoadedPage().component);
}
