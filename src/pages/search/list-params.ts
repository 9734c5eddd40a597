import type { RequestOf } from '@/contracts/call';
import { limits } from '@/contracts/limits';
import { searchKinds, type searchAll, type SearchKind } from '@/contracts/search';
import { parsePageNumber } from '@/shared/routes/list-params';
import { paths } from '@/shared/routes/paths';

/** Hits a page. */
export const pageSize = 20;

/** What the address of the search says: words, the kind alone that is wanted, and the page from 1. */
export interface ListParams {
  readonly words: string;
  readonly kind?: SearchKind | undefined;
  readonly page: number;
}

/** Words that are too long are cut; whatever makes no sense is every kind, or the first page. */
export function parseListParams(query: URLSearchParams): ListParams {
  const kind = searchKinds.find((one) => one === query.get('kind'));
  return {
    words: (query.get('q') ?? '').trim().slice(0, limits.keywordMax).trim(),
    ...(kind && { kind }),
    page: parsePageNumber(query),
  };
}

/** The address of a search; no words, every kind and the first page need none. */
export function listHref({ words, kind, page }: ListParams): string {
  const query = new URLSearchParams({
    ...(words && { q: words }),
    ...(kind && { kind }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return paths.search.href() + (query && `?${query}`);
}

/** The platform's request for a page of hits. */
export function listRequest({ words, kind, page }: ListParams): RequestOf<typeof searchAll> {
  return { current: page, size: pageSize, query: { keyword: words, ...(kind && { kind }) } };
}
