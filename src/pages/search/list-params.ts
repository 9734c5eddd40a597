import * as z from 'zod/mini';
import type { RequestOf } from '@/contracts/call';
import { searchKinds, type searchAll } from '@/contracts/search';
import { keywordParam, listParams, type ListParamsOf } from '@/shared/routes/list-params';
import { paths } from '@/shared/routes/paths';

const params = listParams({ q: keywordParam, kind: z.enum(searchKinds) }, { q: '' });

/** The search's URL: keyword `q`, kind (all without it), and page from 1. */
export type ListParams = ListParamsOf<typeof params>;

/** Results per page. */
export const pageSize = 20;

export const parseListParams = (query: URLSearchParams) => params.parse(query);

export const listHref = (values: Partial<ListParams>) => params.href(paths.search.href(), values);

/** The platform's request for a page of results. */
export function listRequest({ q, kind, page }: ListParams): RequestOf<typeof searchAll> {
  return { current: page, size: pageSize, query: { keyword: q, ...(kind && { kind }) } };
}
