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
import { readPageNumber } from '@/shared/routes/page-number';
import { paths } from '@/shared/routes/paths';

/** What the catalogue's address says. Whatever makes no sense in an address is left out. */
export interface ListAddress {
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
export const listSize = 24;

/** All courses, newest first. */
export const everything: ListAddress = {
  page: 1,
  words: '',
  kind: undefined,
  speciality: undefined,
  hospital: undefined,
  state: undefined,
  mine: false,
  sort: 'newest',
};

export function readListAddress(query: URLSearchParams): ListAddress {
  return {
    page: readPageNumber(query),
    words: (query.get('keyword') ?? '').trim().slice(0, limits.keywordMax),
    kind: dictCode.safeParse(query.get('kind')).data,
    speciality: dictCode.safeParse(query.get('speciality')).data,
    hospital: id.safeParse(query.get('hospital')).data,
    state: projectStates.find((one) => one === query.get('state')),
    mine: query.get('mine') === '1',
    sort: projectSorts.find((one) => one === query.get('sort')) ?? everything.sort,
  };
}

/** The address of a list; what is as in `everything` needs no words. */
export function listHref({
  page,
  words,
  kind,
  speciality,
  hospital,
  state,
  mine,
  sort,
}: ListAddress): string {
  const query = new URLSearchParams({
    ...(words && { keyword: words }),
    ...(kind && { kind }),
    ...(speciality && { speciality }),
    ...(hospital && { hospital }),
    ...(state && { state }),
    ...(mine && { mine: '1' }),
    ...(sort !== everything.sort && { sort }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return paths.projects.href() + (query && `?${query}`);
}

/** The platform's request for the catalogue's address. */
export function listRequest(address: ListAddress): RequestOf<typeof projectPage> {
  const { page, words, kind, speciality, hospital, state, mine, sort } = address;
  return {
    current: page,
    size: listSize,
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
export function filtersOf(address: ListAddress): FilterName[] {
  return filters.filter((name) => Boolean(address[name]));
}

/** The first page of the list without one of its filters. */
export function without(address: ListAddress, name: FilterName): ListAddress {
  return { ...address, page: 1, [name]: everything[name] };
}
