import type { attachmentPage } from '@/contracts/attachment';
import type { RequestOf } from '@/contracts/call';
import { dictCode, keyword } from '@/contracts/fields';
import { parsePageNumber } from '@/shared/routes/list-params';
import { paths } from '@/shared/routes/paths';

/** Files per page. */
export const pageSize = 20;

/** The download centre's URL: category, keyword, and page from 1. */
export interface ListParams {
  readonly category?: string | undefined;
  readonly keyword?: string | undefined;
  readonly page: number;
}

/** Invalid values become no filter or the first page. */
export function parseListParams(query: URLSearchParams): ListParams {
  const category = dictCode.safeParse(query.get('category')).data;
  const words = keyword.safeParse(query.get('keyword')).data;
  return {
    ...(category && { category }),
    ...(words && { keyword: words }),
    page: parsePageNumber(query),
  };
}

/** The URL of a list, without default values. */
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
