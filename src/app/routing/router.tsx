import { createElement, type ComponentType } from 'react';
import {
  createHashRouter,
  generatePath,
  redirect,
  useLoaderData,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { forgetFailures } from '@/shared/api/ask-ahead';
import type { PageRoute } from '@/shared/routes/page-route';
import { paths } from '@/shared/routes/paths';
import { Frame } from '../frames/frame';
import { PageFailed } from '../frames/page-failed';
import { PageRoot } from '../frames/page-root';
import { applyGuard, type GuardDeps } from './apply-guard';
import { pageRoutes } from './page-routes';

/** The router of one portal: every page guarded, its data asked for while its chunk loads. */
export function createPortalRouter(deps: GuardDeps, basename: string) {
  const pagesOf = (frame: PageRoute['frame']) =>
    pageRoutes.filter((page) => page.frame === frame).map((page) => routeOf(page, deps));
  const routes: RouteObject[] = [
    {
      element: <PageRoot />,
      errorElement: <PageFailed />,
      hydrateFallbackElement: <></>,
      children: [
        { path: paths.root.pattern, loader: () => redirect(paths.home.href()), element: null },
        { element: <Frame />, children: [{ errorElement: <PageFailed />, children: pagesOf('root') }] },
        ...pagesOf('bare'),
        { path: '*', loader: () => redirect(paths.notFound.href()), element: null },
      ],
    },
  ];
  return createHashRouter(routes, { basename });
}

export type PortalRouter = ReturnType<typeof createPortalRouter>;

function routeOf(page: PageRoute, deps: GuardDeps): RouteObject {
  return {
    path: page.pattern,
    handle: page,
    errorElement: <PageFailed />,
    element: <LoadedPage />,
    async loader({ request, params }: LoaderFunctionArgs) {
      const { search, searchParams } = new URL(request.url);
      // not the request's path: a `%2e%2e` in it is gone there, and another page would be judged than is shown
      const path = generatePath(page.pattern, params);
      const enter = async () => {
        await applyGuard(deps, { path, wanted: path + search }, page.visitorOnly === true);
        deps.store.dispatch(forgetFailures());
        page.preload?.(deps.store.dispatch, { params, query: searchParams });
      };
      const [component] = await Promise.all([componentOf(page), enter()]);
      return component;
    },
  };
}

/** Fetched by the loader: React Router's own `lazy` keeps a failed fetch for ever, so a retry would change nothing. */
async function componentOf(page: PageRoute): Promise<ComponentType> {
  return page.component ?? (await page.chunk()).default;
}

function LoadedPage() {
  return createElement(useLoaderData() as ComponentType);
}
