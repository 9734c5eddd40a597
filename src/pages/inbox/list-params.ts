import type { RequestOf } from '@/contracts/call';
import type { messagePage } from '@/contracts/message';
import { parsePageNumber } from '@/shared/routes/list-params';
import { paths } from '@/shared/routes/paths';

/** Messages a page. */
export const pageSize = 10;

/** The list's URL parameters: the page number, from 1, and whether only unread messages are shown. */
export interface ListParams {
  readonly page: number;
  readonly unread: boolean;
}

/** Invalid parameters fall back to the first page of all messages. */
export function parseListParams(query: URLSearchParams): ListParams {
  return {
    page: parsePageNumber(query),
    unread: query.get('state') === 'unread',
  };
}

/** The URL of a list page; default values are left out. */
export function listHref({ page, unread }: ListParams): string {
  const query = new URLSearchParams({
    ...(unread && { state: 'unread' }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return paths.inbox.href() + (query && `?${query}`);
}

/** The request body for a list page. */
export function listRequest({ page, unread }: ListParams): RequestOf<typeof messagePage> {
  return { current: page, size: pageSize, query: { ...(unread && { unread }) } };
}
