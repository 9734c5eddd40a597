import type { ComponentType } from 'react';
import type { Message } from '@/shared/intl/define-messages';
import type { Guard, MenuItem } from '@/contracts/menu';
import type { Chunk } from '@/shared/chunks/load-chunk';
import type { ApiDispatch } from '@/shared/api/base-api';

export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

/**
 * A page, declared once as data for router, guard, title and tests. Visitors may open the pages of the configured
 * whitelist; every other page requires a login.
 */
export type PageRoute = PageMeta & (EagerPage | LazyPage);

interface PageMeta {
  /** Name of the page in a platform's routes (R10.28). */
  key: string;
  /** Name of the route; the key unless given. */
  name?: string;
  pattern: string;
  title: Message;
  /** `plain`: without breadcrumbs, tabs and page cache, as around the login. */
  layout: 'main' | 'plain';
  /** The tall banner; other pages of the main layout have the slim one (R10.72). */
  banner?: 'full';
  /** Roles and permissions that a member needs; a visitor of a page of the whitelist needs none (R5.34, R5.35). */
  guard?: Guard;
  /** Only without a token: the login (R2.66). */
  visitorOnly?: boolean;
  /** Never cached (R2.50). */
  noCache?: boolean;
  /** Each query opens its own tab (R4.29). */
  dynamicNewTab?: boolean;
  /** Tab: hidden, not closable, icon (R3.7). */
  tabHidden?: boolean;
  noClosable?: boolean;
  icon?: string;
  /**
   * The part of the site above the page in its breadcrumbs, with the first page of that part; default: the list that
   * the page belongs to.
   */
  partOf?: { title: Message; pattern: string };
  /** The page between that part and this one, where it depends on the address. */
  above?: { title: Message; hrefOf: (pathname: string) => string | undefined };
  /** Path of the menu item to highlight for a page without one (R3.7). */
  activeMenu?: string;
  /** The platform's route that opens the page, in authentication mode `all`. */
  record?: MenuItem;
  /**
   * Prefetches the page's data while its chunk loads; the page's queries find it in the store. The page waits for the
   * promise, if one is returned.
   */
  loader?: (dispatch: ApiDispatch, address: PageAddress) => void | PromiseLike<unknown>;
}

interface EagerPage {
  component: ComponentType;
  chunk?: never;
}

interface LazyPage {
  chunk: Chunk<ComponentType>;
  component?: never;
}
