import { dictCode, keyword } from '@/contracts/fields';
import { listParams, type ListParamsOf } from '@/shared/routes/list-params';
import { paths } from '@/shared/routes/paths';

const params = listParams({ province: dictCode, level: dictCode, speciality: dictCode, keyword });

/** The list's URL: filters, and page from 1. */
export type ListParams = ListParamsOf<typeof params>;
export type FilterName = Exclude<keyof ListParams, 'page'>;

/** Filters in the order of the URL. */
export const filterNames: readonly FilterName[] = params.names;

export const pageSize = 12;

export const parseListParams = (query: URLSearchParams) => params.parse(query);

export const listHref = (values: Partial<ListParams> = {}) => params.href(paths.hospitals.href(), values);

/** The first page of the list under other filters; `undefined` removes a filter. */
export const filteredHref = (current: ListParams, change: Partial<ListParams>) =>
  listHref({ ...current, ...change, page: 1 });

/** The platform's request for a page of the list (R3.19, R3.20). */
export function listRequest({ page, ...query }: ListParams) {
  return { current: page, size: pageSize, query };
}

/** The platform's request for the map, which counts the hospitals of all provinces. */
export const mapRequest = (current: ListParams) => ({
  level: current.level,
  speciality: current.speciality,
  keyword: current.keyword,
});
