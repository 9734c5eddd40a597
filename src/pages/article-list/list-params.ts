import type { ArticleType } from '@/contracts/article';
import { id } from '@/contracts/fields';
import { listParams, type ListParamsOf } from '@/shared/routes/list-params';
import { articlePaths } from '@/shared/routes/paths';

const params = listParams({ category: id });

/** The list's URL: page, from 1, and category (all without it). */
export type ListParams = ListParamsOf<typeof params>;

export const pageSize = 10;

export const parseListParams = (query: URLSearchParams) => params.parse(query);

export const listHref = (type: ArticleType, values: Partial<ListParams> = {}) =>
  params.href(articlePaths[type].list.href(), values);

/** The platform's request for a list (R3.19, R3.20). */
export function listRequest(articleType: ArticleType, { page, category }: ListParams) {
  return { current: page, size: pageSize, query: { articleType, ...(category && { categoryId: category }) } };
}
