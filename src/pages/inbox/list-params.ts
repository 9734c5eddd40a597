import type { RequestOf } from '@/contracts/call';
import type { messagePage } from '@/contracts/message';
import { parsePageNumber } from '@/shared/routes/page-number';
import { paths } from '@/shared/routes/paths';

/** Messages a page. */
export const pageSize = 10;

/** What the list's address says: the page, from 1, and whether the unread are wanted alone. */
export interface ListParams {
  readonly page: number;
  readonly unread: boolean;
}

/** Whatever makes no sense is the first page of all messages. */
export function parseListParams(query: URLSearchParams): ListParams {
  return {
    page: parsePageNumber(query),
    unread: query.get('state') === 'unread',
  };
}

/** The address of a page of the list; all of them and the first page need no words. */
export function listHref({ page, unread }: ListParams): string {
  const query = new URLSearchParams({
    ...(unread && { state: 'unread' }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return paths.inbox.href() + (query && `?${query}`);
}

/** The platform's request for a page. */
export function listRequest({ page, unread }: ListParams): RequestOf<typeof messagePage> {
  return { current: page, size: pageSize, query: { ...(unread && { unread }) } };
}
