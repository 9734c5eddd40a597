import type { ComponentType } from 'react';
import { useLoaderData, useLocation, useMatches, type createMemoryRouter } from 'react-router-dom';
import type { PageRoute } from '@/shared/routes/page-route';
import { pageEntryFor, type PageEntry } from '../store/page-entry';

export type PortalRouter = ReturnType<typeof createMemoryRouter>;

/** Result of a page's loader: the declaration as the platform has it, and the component to render. */
export interface LoadedPage {
  page: PageRoute;
  component: ComponentType;
}

/** What the loader of the route around this component has loaded; only for components of page routes. */
export function useLoadedPage(): LoadedPage {
  return useLoaderData();
}

/** The page at the current address; undefined while there is none. */
export function useCurrentPage(): PageRoute | undefined {
  const matches = useMatches();
  const current = matches[matches.length - 1];
  return current && pageOf(current.loaderData, current.handle);
}

/** Id of the page at the current address, see `PageEntry.id`. */
export function useActivePageId(): string {
  const location = useLocation();
  const page = useCurrentPage();
  return page ? pageEntryFor(page, location).id : location.pathname;
}

/** The page at the router's current address, for code outside React. */
export function currentPage(
  state: Pick<PortalRouter['state'], 'matches' | 'loaderData'>,
): PageRoute | undefined {
  const route = state.matches[state.matches.length - 1]?.route;
  return route && pageOf(state.loaderData[route.id], route.handle);
}

/** Entry of the active page; null for a plain page, and during a navigation. */
export function activePageEntry(router: PortalRouter): PageEntry | null {
  const { navigation } = router.state;
  return navigation.state === 'idle' && currentPage(router.state)?.layout === 'main' ? entryOf(router) : null;
}

/** Id of the active page; null while there is none, and during a navigation. */
export function activePageId(router: PortalRouter): string | null {
  return router.state.navigation.state === 'idle' ? (entryOf(router)?.id ?? null) : null;
}

function entryOf({ state, basename }: PortalRouter): PageEntry | null {
  const page = currentPage(state);
  const { pathname, search } = state.location;
  return page ? pageEntryFor(page, { pathname: pathBelowBase(pathname, basename), search }) : null;
}

/** In-app address, path and query, that the router shows or is navigating to. */
export function currentAddress({ state, basename }: PortalRouter): string {
  const { pathname, search } = state.navigation.location ?? state.location;
  return pathBelowBase(pathname, basename) + search;
}

/**
 * Opens the page at the current address again. A revalidation would keep the error of a page if it ended before React
 * has rendered its start.
 */
export async function reopenPage(router: PortalRouter): Promise<void> {
  const { navigation, location } = router.state;
  // a running navigation opens its page anyway
  if (navigation.state !== 'idle') return;
  await router.navigate(currentAddress(router) + location.hash, {
    replace: true,
    state: location.state as unknown,
    preventScrollReset: true,
  });
}

function pathBelowBase(pathname: string, basename = '/'): string {
  return basename !== '/' && pathname.startsWith(basename)
    ? pathname.slice(basename.length) || '/'
    : pathname;
}

/** The loaded page, else the page declared for the address. */
function pageOf(loaderData: unknown, handle: unknown): PageRoute | undefined {
  return (loaderData as LoadedPage | undefined)?.page ?? (handle as PageRoute | undefined);
}
