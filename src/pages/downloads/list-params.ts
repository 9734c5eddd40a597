import type { attachmentPage } from '@/contracts/attachment';
import type { RequestOf } from '@/contracts/call';
import { dictCode, keyword } from '@/contracts/fields';
import { parsePageNumber } from '@/shared/routes/list-params';
import { paths } from '@/shared/routes/paths';

/** Files a page. */
export const pageSize = 20;

/** What the address of the download centre says: category, words, and the page from 1. */
export interface ListParams {
  readonly category?: string | undefined;
  readonly keyword?: string | undefined;
  readonly page: number;
}

/** Whatever makes no sense is no such filter, or the first page. */
export function parseListParams(query: URLSearchParams): ListParams {
  const category = dictCode.safeParse(query.get('category')).data;
  const words = keyword.safeParse(query.get('keyword')).data;
  return {
    ...(category && { category }),
    ...(words && { keyword: words }),
    page: parsePageNumber(query),
  };
}

/** The address of the list; what is not filtered by, and the first page, need no words. */
export function listHref({ category, keyword: words, page }: ListParams): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(words && { keyword: words }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return paths.downloads.href() + (query && `?${query}`);
}

/** The platform's request for a page (R7.24). */
export function listRequest({ page, ...query }: ListParams): RequestOf<typeof attachmentPage> {
  return { current: page, size: pageSize, query };
}
