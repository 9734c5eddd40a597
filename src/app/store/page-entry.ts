import { createAction } from '@reduxjs/toolkit';
import { matchPath } from 'react-router-dom';
import type { MenuItem, MenuMeta } from '@/contracts/menu';
import { fillPattern } from '@/shared/routes/fill-pattern';
import type { PageRoute } from '@/shared/routes/page-route';
import type { Message } from '@/shared/intl/define-messages';

/** A page of the main layout at an address, with the fields of its route (R3.6, R3.7, R3.8). */
export interface PageEntry extends Pick<MenuItem, 'redirect' | 'children' | 'jumpUrl'> {
  /** Its path; with the query if each query opens its own tab (R4.29). */
  id: string;
  /** Path and query. */
  address: string;
  path: string;
  name: string;
  title: Message;
  /** Key of the page. */
  component: string;
  meta: MenuMeta;
}

/** A page became the active one. `unsaved`: ids of the pages with unsaved input. */
export const pageOpened = createAction<PageEntry & { unsaved?: readonly string[] }>('tabs/pageOpened');

/** Another user signed in, who must not find the pages of the former one. */
export const pagesCleared = createAction('tabs/pagesCleared');

/** The entry of a page at a location, which is given without the base path. */
export function pageEntryFor(
  page: PageRoute,
  { pathname, search }: { pathname: string; search: string },
): PageEntry {
  const path = canonicalPath(page.pattern, pathname);
  const { redirect, children, jumpUrl, meta } = page.record ?? {};
  return {
    id: page.dynamicNewTab === true ? path + search : path,
    address: pathname + search,
    path: pathname,
    name: page.name ?? page.key,
    title: page.title,
    component: page.key,
    redirect,
    children,
    jumpUrl,
    meta: {
      title: meta?.title ?? page.title.defaultMessage,
      icon: page.icon,
      hidden: meta?.hidden === true,
      guard: page.guard,
      noCache: page.noCache === true,
      levelHidden: meta?.levelHidden === true,
      tabHidden: page.tabHidden === true,
      activeMenu: page.activeMenu,
      noClosable: page.noClosable === true,
      dynamicNewTab: page.dynamicNewTab === true,
    },
  };
}

/** The path in the spelling of its pattern: the router matches `/Project/` to `/project`, and both are one page. */
function canonicalPath(pattern: string, pathname: string): string {
  const found = matchPath(pattern, pathname);
  return found ? fillPattern(pattern, found.params) : pathname;
}
