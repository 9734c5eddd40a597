import { createAction } from '@reduxjs/toolkit';
import { generatePath, matchPath } from 'react-router-dom';
import type { PageRoute } from '@/shared/routes/page-route';
import type { Message } from '@/shared/intl/define-messages';

/** A page was opened, or another address of it. */
export interface PageEntry {
  /** What makes it this page: its path, or path and query where each query is a page of its own (R4.29). */
  id: string;
  path: string;
  /** Path and query. */
  address: string;
  title: Message;
  icon?: string | undefined;
  noCache: boolean;
  noClosable: boolean;
  tabHidden: boolean;
}

/** `unsaved`: ids of the pages whose input is not saved yet. */
export const pageOpened = createAction<PageEntry & { unsaved?: readonly string[] }>('visits/pageVisited');

/** What a location, below the base path, is a visit of. */
export function pageEntryFor(
  page: PageRoute,
  { pathname, search }: { pathname: string; search: string },
): PageEntry {
  const address = pathname + search;
  const path = canonicalPath(page.pattern, pathname);
  return {
    id: page.dynamicNewTab === true ? path + search : path,
    path: pathname,
    address,
    title: page.title,
    icon: page.icon,
    noCache: page.noCache === true,
    noClosable: page.noClosable === true,
    tabHidden: page.tabHidden === true,
  };
}

/** A path as its page writes it: the router reads `/Project/` as `/project`, and both are one page. */
function canonicalPath(pattern: string, pathname: string): string {
  const found = matchPath(pattern, pathname);
  return found ? generatePath(pattern, found.params) : pathname;
}
