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

/** What the catalogue's address says. Whatever makes no sense in an address is left out. */
export interface ListParams {
  /** From 1. */
  page: number;
  words: string;
  kind: string | undefined;
  speciality: string | undefined;
  /** Number of a base. */
  hospital: string | undefined;
  state: ProjectState | undefined;
  mine: boolean;
  sort: ProjectSort;
}

/** Courses a page. */
export const pageSize = 24;

/** All courses, newest first. */
export const defaultParams: ListParams = {
  page: 1,
  words: '',
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
    words: (query.get('keyword') ?? '').trim().slice(0, limits.keywordMax),
    kind: dictCode.safeParse(query.get('kind')).data,
    speciality: dictCode.safeParse(query.get('speciality')).data,
    hospital: id.safeParse(query.get('hospital')).data,
    state: projectStates.find((one) => one === query.get('state')),
    mine: query.get('mine') === '1',
    sort: projectSorts.find((one) => one === query.get('sort')) ?? defaultParams.sort,
  };
}

/** The address of a list; what is as in `everything` needs no words. */
export function listHref({ page, words, kind, speciality, hospital, state, mine, sort }: ListParams): string {
  const query = new URLSearchParams({
    ...(words && { keyword: words }),
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

/** The platform's request for the catalogue's address. */
export function listRequest(params: ListParams): RequestOf<typeof projectPage> {
  const { page, words, kind, speciality, hospital, state, mine, sort } = params;
  return {
    current: page,
    size: pageSize,
    query: {
      ...(words && { keyword: words }),
      ...(kind && { kind }),
      ...(speciality && { speciality }),
      ...(hospital && { hospitalId: hospital }),
      ...(state && { state }),
      ...(mine && { mine }),
      sort,
    },
  };
}

const filters = ['words', 'kind', 'speciality', 'hospital', 'state', 'mine'] as const;
export type FilterName = (typeof filters)[number];

/** The filters an address has. */
export function activeFilters(params: ListParams): FilterName[] {
  return filters.filter((name) => Boolean(params[name]));
}

/** The first page of the list without one of its filters. */
export function withoutFilter(params: ListParams, name: FilterName): ListParams {
  return { ...params, page: 1, [name]: defaultParams[name] };
}
