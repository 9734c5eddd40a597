import type { ComponentType } from 'react';
import type { Message } from '@/shared/intl/define-messages';
import type { Guard } from '@/contracts/menu';
import type { Chunk } from '@/shared/chunks/load-chunk';
import type { ApiDispatch } from '@/shared/api/base-api';

export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

/**
 * One screen, declared once as data: router, guard, title and tests follow from it. Whether a visitor may open it
 * says the configured whitelist; every other page asks for a login.
 */
export type PageRoute = PageMeta & (EagerPage | LazyPage);

interface PageMeta {
  /** The name a platform's routes know it by (R10.28). */
  key: string;
  pattern: string;
  title: Message;
  /** `main`: with header and footer; `blank`: the page alone. */
  layout: 'main' | 'blank';
  /** The banner in full; every other page of the root frame wears the slim one (R10.72). */
  banner?: 'full';
  /** Who has it besides being signed in; a page of the whitelist is everybody's (R5.34, R5.35). */
  guard?: Guard;
  /** Only for people without a token: the login (R2.66). */
  visitorOnly?: boolean;
  /** Never kept alive (R2.50). */
  noCache?: boolean;
  /** Each query is a page of its own, with a tab of its own (R4.29). */
  dynamicNewTab?: boolean;
  /** Has no tab; its tab cannot be closed; the icon of its tab (R3.7). */
  tabHidden?: boolean;
  noClosable?: boolean;
  icon?: string;
  /** Address of the menu's entry that stands for it, where none is its own (R3.7). */
  activeMenu?: string;
  /** Asks for the page's data while its chunk is under way; the page's own hooks find it in the store. */
  loader?: (dispatch: ApiDispatch, address: PageAddress) => void;
}

interface EagerPage {
  component: ComponentType;
  chunk?: never;
}

interface LazyPage {
  chunk: Chunk<ComponentType>;
  component?: never;
}
