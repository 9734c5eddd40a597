import type { ArticleType } from '@/contracts/article';
import { id } from '@/contracts/fields';
import { parsePageNumber } from '@/shared/routes/list-params';
import { articlePaths } from '@/shared/routes/paths';

/** What a list's address says: page, from 1, and category. Whatever makes no sense is the first page of all. */
export interface ListParams {
  page: number;
  category?: string;
}

export const pageSize = 10;

export function parseListParams(query: URLSearchParams): ListParams {
  const category = id.safeParse(query.get('category'));
  return {
    page: parsePageNumber(query),
    ...(category.success && { category: category.data }),
  };
}

/** The address of a list; the first page and all categories need no words. */
export function listHref(type: ArticleType, { page, category }: ListParams): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return articlePaths[type].list.href() + (query && `?${query}`);
}

/** The platform's request for a list's address (R3.19, R3.20). */
export function listRequest(articleType: ArticleType, { page, category }: ListParams) {
  return { current: page, size: pageSize, query: { articleType, ...(category && { categoryId: category }) } };
}
