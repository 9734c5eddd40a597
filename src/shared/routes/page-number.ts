import { limits } from '@/contracts/limits';

/**
 * The page of a list that an address asks for, in decimal digits as our links write it.
 * @returns 1 for whatever is no page number the platform takes
 */
export function parsePageNumber(query: URLSearchParams, name = 'page'): number {
  const text = query.get(name) ?? '';
  const page = /^[1-9]\d*$/.test(text) ? Number(text) : 1;
  return page <= limits.pageNumber ? page : 1;
}
