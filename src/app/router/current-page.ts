import type { ComponentType } from 'react';
import { useLoaderData, useMatches } from 'react-router-dom';
import type { PageRoute } from '@/shared/routes/page-route';

/** What the loader of an address gives: the page that is there, as it is declared and as it is drawn. */
export interface LoadedPage {
  page: PageRoute;
  component: ComponentType;
}

export function useLoadedPage(): LoadedPage {
  return useLoaderData();
}

/** The page at the present address; undefined while there is none. */
export function useCurrentPage(): PageRoute | undefined {
  const matches = useMatches();
  const current = matches[matches.length - 1];
  return current && pageOf(current.loaderData, current.handle);
}

/** The page that was loaded, else the one that is declared for the address. */
function pageOf(loaderData: unknown, handle: unknown): PageRoute | undefined {
  return (loaderData as LoadedPage | undefined)?.page ?? (handle as PageRoute | undefined);
}

/** The same outside of React. */
export function currentPage(state: {
  matches: readonly { route: { id: string; handle?: unknown } }[];
  loaderData: Readonly<Record<string, unknown>>;
}): PageRoute | undefined {
  const route = state.matches[state.matches.length - 1]?.route;
  return route && pageOf(state.loaderData[route.id], route.handle);
}
