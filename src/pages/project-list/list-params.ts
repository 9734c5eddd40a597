import type { RequestOf } from '@/contracts/call';
import { dictCode, id } from '@/contracts/fields';
import { limits } from '@/contracts/limits';
import {
  projectSorts,
  projectStates,
  type projectPage,
  type ProjectSort,
  type ProjectState,
} from '@/contracts/project';
import { parsePageNumber } from '@/shared/routes/list-params';
import { paths } from '@/shared/routes/paths';

/** The catalogue's URL. Invalid values become the default. */
export interface ListParams {
  /** From 1. */
  page: number;
  keyword: string;
  kind: string | undefined;
  speciality: string | undefined;
  /** Id of a hospital. */
  hospital: string | undefined;
  state: ProjectState | undefined;
  mine: boolean;
  sort: ProjectSort;
}

/** Projects per page. */
export const pageSize = 24;

/** All projects, newest first. */
export const defaultParams: ListParams = {
  page: 1,
  keyword: '',
  kind: undefined,
  speciality: undefined,
  hospital: undefined,
  state: undefined,
  mine: false,
  sort: 'newest',
};

export function parseListParams(query: URLSearchParams): ListParams {
  return {
    page: parsePageNumber(query),
    keyword: (query.get('keyword') ?? '').trim().slice(0, limits.keywordMax),
    kind: dictCode.safeParse(query.get('kind')).data,
    speciality: dictCode.safeParse(query.get('speciality')).data,
    hospital: id.safeParse(query.get('hospital')).data,
    state: projectStates.find((value) => value === query.get('state')),
    mine: query.get('mine') === '1',
    sort: projectSorts.find((value) => value === query.get('sort')) ?? defaultParams.sort,
  };
}

/** The URL of a list, without default values. */
export function listHref({
  page,
  keyword,
  kind,
  speciality,
  hospital,
  state,
  mine,
  sort,
}: ListParams): string {
  const query = new URLSearchParams({
    ...(keyword && { keyword }),
    ...(kind && { kind }),
    ...(speciality && { speciality }),
    ...(hospital && { hospital }),
    ...(state && { state }),
    ...(mine && { mine: '1' }),
    ...(sort !== defaultParams.sort && { sort }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return paths.projects.href() + (query && `?${query}`);
}

/** The platform's request for a list. */
export function listRequest(params: ListParams): RequestOf<typeof projectPage> {
  const { page, keyword, kind, speciality, hospital, state, mine, sort } = params;
  return {
    current: page,
    size: pageSize,
    query: {
      ...(keyword && { keyword }),
      ...(kind && { kind }),
      ...(speciality && { speciality }),
      ...(hospital && { hospitalId: hospital }),
      ...(state && { state }),
      ...(mine && { mine }),
      sort,
    },
  };
}

const filters = ['keyword', 'kind', 'speciality', 'hospital', 'state', 'mine'] as const;
export type FilterName = (typeof filters)[number];

/** The filters that are set. */
export function activeFilters(params: ListParams): FilterName[] {
  return filters.filter((name) => Boolean(params[name]));
}

/** The first page of the list without one filter. */
export function withoutFilter(params: ListParams, name: FilterName): ListParams {
  return { ...params, page: 1, [name]: defaultParams[name] };
}
