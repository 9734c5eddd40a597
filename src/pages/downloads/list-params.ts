import type { attachmentPage } from '@/contracts/attachment';
import type { RequestOf } from '@/contracts/call';
import { dictCode, keyword } from '@/contracts/fields';
import { listParams, type ListParamsOf } from '@/shared/routes/list-params';
import { paths } from '@/shared/routes/paths';

const params = listParams({ category: dictCode, keyword });

/** The download centre's URL: category, keyword, and page from 1. */
export type ListParams = ListParamsOf<typeof params>;

/** Files per page. */
export const pageSize = 20;

export const parseListParams = (query: URLSearchParams) => params.parse(query);

export const listHref = (values: Partial<ListParams> = {}) => params.href(paths.downloads.href(), values);

/** The platform's request for a page (R7.24). */
export function listRequest({ page, ...query }: ListParams): RequestOf<typeof attachmentPage> {
  return { current: page, size: pageSize, query };
}
