import * as z from 'zod/mini';
import type { RequestOf } from '@/contracts/call';
import { dictCode, id } from '@/contracts/fields';
import { projectSorts, projectStates, type projectFacets, type projectPage } from '@/contracts/project';
import { flagParam, keywordParam, listParams, type ListParamsOf } from '@/shared/routes/list-params';
import { paths } from '@/shared/routes/paths';

const params = listParams(
  {
    keyword: keywordParam,
    kind: dictCode,
    speciality: dictCode,
    province: dictCode,
    hospital: id,
    state: z.enum(projectStates),
    seats: flagParam('1'),
    mine: flagParam('1'),
    sort: z.enum(projectSorts),
  },
  { keyword: '', seats: false, mine: false, sort: 'enrolling' },
);
/** The names of the platform's request that differ from those of the address. */
const requestNames: Readonly<Record<string, string>> = { hospital: 'hospitalId', seats: 'hasSeats' };

/**
 * The catalogue's URL. `hospital` is an id, `seats` selects open projects with free seats, `mine` the trainee's own
 * projects.
 */
export type ListParams = ListParamsOf<typeof params>;

/** Projects per page. */
export const pageSize = 24;

/** All projects, those open for enrolment first. */
export const defaultParams: ListParams = params.parse(new URLSearchParams());

export const parseListParams = (query: URLSearchParams) => params.parse(query);

export const listHref = (values: Partial<ListParams>) => params.href(paths.projects.href(), values);

/** The platform's request for a list. The default order is not sent, because the platform may not know its name. */
export function listRequest(values: ListParams): RequestOf<typeof projectPage> {
  const { page, sort } = values;
  const query = { ...facetsRequest(values).query, ...(sort !== defaultParams.sort && { sort }) };
  return { current: page, size: pageSize, query };
}

/** The platform's request for the numbers of courses beside the filters. */
export function facetsRequest(values: ListParams): RequestOf<typeof projectFacets> {
  const query = activeFilters(values).map((name) => [requestNames[name] ?? name, values[name]]);
  return { query: Object.fromEntries(query) as RequestOf<typeof projectFacets>['query'] };
}

export type FilterName = Exclude<keyof ListParams, 'page' | 'sort'>;

/** The filters that are set, in the order of the address. */
export const activeFilters = (values: ListParams): FilterName[] =>
  params.names.filter((name) => name !== 'sort' && Boolean(values[name])) as FilterName[];

/** The first page of the list without one filter. */
export const withoutFilter = (values: ListParams, name: FilterName): ListParams => ({
  ...values,
  page: 1,
  [name]: defaultParams[name],
});
