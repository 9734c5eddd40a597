import { createAction } from '@reduxjs/toolkit';
import { generatePath, matchPath } from 'react-router-dom';
import type { Guard } from '@/contracts/menu';
import type { PageRoute } from '@/shared/routes/page-route';
import type { Message } from '@/shared/intl/define-messages';

/** A page of the main layout at an address, with the fields of its route (R3.8). */
export interface PageEntry {
  /** Its path; with the query where each query opens a tab of its own (R4.29). */
  id: string;
  name: string;
  path: string;
  /** Path and query. */
  address: string;
  title: Message;
  icon?: string | undefined;
  guard?: Guard | undefined;
  /** Path of the menu item that is highlighted for it. */
  activeMenu?: string | undefined;
  noCache: boolean;
  noClosable: boolean;
  tabHidden: boolean;
  dynamicNewTab: boolean;
}

/** A page became the active one. `unsaved`: ids of the pages with unsaved input. */
export const pageOpened = createAction<PageEntry & { unsaved?: readonly string[] }>('tabs/pageOpened');

/** The entry of a page at a location, which is given without the base path. */
export function pageEntryFor(
  page: PageRoute,
  { pathname, search }: { pathname: string; search: string },
): PageEntry {
  const address = pathname + search;
  const path = canonicalPath(page.pattern, pathname);
  return {
    id: page.dynamicNewTab === true ? path + search : path,
    name: page.name ?? page.key,
    path: pathname,
    address,
    title: page.title,
    icon: page.icon,
    guard: page.guard,
    activeMenu: page.activeMenu,
    noCache: page.noCache === true,
    noClosable: page.noClosable === true,
    tabHidden: page.tabHidden === true,
    dynamicNewTab: page.dynamicNewTab === true,
  };
}

/** The path in the spelling of its pattern: the router matches `/Project/` to `/project`, and both are one page. */
function canonicalPath(pattern: string, pathname: string): string {
  const found = matchPath(pattern, pathname);
  return found ? generatePath(pattern, found.params) : pathname;
}
