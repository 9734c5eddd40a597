import * as z from 'zod/mini';
import { articleSorts, type articlePage, type ArticleType } from '@/contracts/article';
import type { RequestOf } from '@/contracts/call';
import { day, id } from '@/contracts/fields';
import { listParams, type ListParamsOf } from '@/shared/routes/list-params';
import { articlePaths } from '@/shared/routes/paths';

const params = listParams(
  { category: id, from: day, to: day, sort: z.enum(articleSorts) },
  { sort: 'newest' },
);

/** The list's URL: page, from 1, category (all without it), first and last day, and order. */
export type ListParams = ListParamsOf<typeof params>;

export const pageSize = 10;

export const parseListParams = (query: URLSearchParams) => params.parse(query);

export const listHref = (type: ArticleType, values: Partial<ListParams> = {}) =>
  params.href(articlePaths[type].list.href(), values);

/**
 * The platform's request for a list (R3.19, R3.20). Fields that a platform may not know are sent only if the user chose
 * them.
 */
export function listRequest(
  articleType: ArticleType,
  { page, category, from, to, sort }: ListParams,
): RequestOf<typeof articlePage> {
  const query = {
    articleType,
    ...(category && { categoryId: category }),
    ...(from && { from }),
    ...(to && { to }),
    ...(sort !== 'newest' && { sort }),
  };
  return { current: page, size: pageSize, query };
}

/** Whether fewer filters would find more. */
export const isFiltered = ({ category, from, to }: ListParams) => Boolean(category ?? from ?? to);
