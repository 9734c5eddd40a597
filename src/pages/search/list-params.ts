import type { RequestOf } from '@/contracts/call';
import { limits } from '@/contracts/limits';
import { searchKinds, type searchAll, type SearchKind } from '@/contracts/search';
import { parsePageNumber } from '@/shared/routes/list-params';
import { paths } from '@/shared/routes/paths';

/** Results per page. */
export const pageSize = 20;

/** The search's URL: keyword, kind (all without it), and page from 1. */
export interface ListParams {
  readonly keyword: string;
  readonly kind?: SearchKind | undefined;
  readonly page: number;
}

/** Cuts a keyword that is too long; invalid values become all kinds or the first page. */
export function parseListParams(query: URLSearchParams): ListParams {
  const kind = searchKinds.find((one) => one === query.get('kind'));
  return {
    keyword: (query.get('q') ?? '').trim().slice(0, limits.keywordMax).trim(),
    ...(kind && { kind }),
    page: parsePageNumber(query),
  };
}

/** The URL of a search, without default values. */
export function listHref({ keyword, kind, page }: ListParams): string {
  const query = new URLSearchParams({
    ...(keyword && { q: keyword }),
    ...(kind && { kind }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return paths.search.href() + (query && `?${query}`);
}

/** The platform's request for a page of results. */
export function listRequest({ keyword, kind, page }: ListParams): RequestOf<typeof searchAll> {
  return { current: page, size: pageSize, query: { keyword, ...(kind && { kind }) } };
}
