import type { RequestOf } from '@/contracts/call';
import type { messagePage } from '@/contracts/message';
import { readPageNumber } from '@/shared/routes/page-number';
import { paths } from '@/shared/routes/paths';

/** Messages a page. */
export const listSize = 10;

/** What the list's address says: the page, from 1, and whether the unread are wanted alone. */
export interface ListAddress {
  readonly page: number;
  readonly unread: boolean;
}

/** Whatever makes no sense is the first page of all messages. */
export function readListAddress(query: URLSearchParams): ListAddress {
  return {
    page: readPageNumber(query),
    unread: query.get('state') === 'unread',
  };
}

/** The address of a page of the list; all of them and the first page need no words. */
export function listHref({ page, unread }: ListAddress): string {
  const query = new URLSearchParams({
    ...(unread && { state: 'unread' }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return paths.siteMessages.href() + (query && `?${query}`);
}

/** The platform's request for a page. */
export function listRequest({ page, unread }: ListAddress): RequestOf<typeof messagePage> {
  return { current: page, size: listSize, query: { ...(unread && { unread }) } };
}
