import type { RequestOf } from '@/contracts/call';
import { limits } from '@/contracts/limits';
import { searchKinds, type searchAll, type SearchKind } from '@/contracts/search';
import { readPageNumber } from '@/shared/routes/page-number';
import { paths } from '@/shared/routes/paths';

/** Hits a page. */
export const listSize = 20;

/** What the address of the search says: words, the kind alone that is wanted, and the page from 1. */
export interface ListAddress {
  readonly words: string;
  readonly kind?: SearchKind | undefined;
  readonly page: number;
}

/** Words that are too long are cut; whatever makes no sense is every kind, or the first page. */
export function readListAddress(query: URLSearchParams): ListAddress {
  const kind = searchKinds.find((one) => one === query.get('kind'));
  return {
    words: (query.get('q') ?? '').trim().slice(0, limits.keywordMax).trim(),
    ...(kind && { kind }),
    page: readPageNumber(query),
  };
}

/** The address of a search; no words, every kind and the first page need none. */
export function listHref({ words, kind, page }: ListAddress): string {
  const query = new URLSearchParams({
    ...(words && { q: words }),
    ...(kind && { kind }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return paths.search.href() + (query && `?${query}`);
}

/** The platform's request for a page of hits. */
export function listRequest({ words, kind, page }: ListAddress): RequestOf<typeof searchAll> {
  return { current: page, size: listSize, query: { keyword: words, ...(kind && { kind }) } };
}
