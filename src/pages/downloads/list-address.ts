import type { attachmentPage } from '@/contracts/attachment';
import type { RequestOf } from '@/contracts/call';
import { dictCode, keyword } from '@/contracts/fields';
import { readPageNumber } from '@/shared/routes/page-number';
import { paths } from '@/shared/routes/paths';

/** Files a page. */
export const listSize = 20;

/** What the address of the download centre says: category, words, and the page from 1. */
export interface ListAddress {
  readonly category?: string | undefined;
  readonly keyword?: string | undefined;
  readonly page: number;
}

/** Whatever makes no sense is no such filter, or the first page. */
export function readListAddress(query: URLSearchParams): ListAddress {
  const category = dictCode.safeParse(query.get('category')).data;
  const words = keyword.safeParse(query.get('keyword')).data;
  return {
    ...(category && { category }),
    ...(words && { keyword: words }),
    page: readPageNumber(query),
  };
}

/** The address of the list; what is not filtered by, and the first page, need no words. */
export function listHref({ category, keyword: words, page }: ListAddress): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(words && { keyword: words }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return paths.downloads.href() + (query && `?${query}`);
}

/** The platform's request for a page (R7.24). */
export function listRequest({ page, ...query }: ListAddress): RequestOf<typeof attachmentPage> {
  return { current: page, size: listSize, query };
}
