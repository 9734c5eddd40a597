import { dictCode, keyword } from '@/contracts/fields';
import { parsePageNumber } from '@/shared/routes/list-params';
import { paths } from '@/shared/routes/paths';

const schemas = { province: dictCode, level: dictCode, speciality: dictCode, keyword } as const;
export type FilterName = keyof typeof schemas;
/** Filters in the order of the address. */
export const filterNames = Object.keys(schemas) as readonly FilterName[];

export type Filters = Readonly<Partial<Record<FilterName, string | undefined>>>;
/** What the list's address says: the filters, and the page from 1. */
export type ListParams = Filters & { readonly page: number };

export const pageSize = 12;

/** Whatever makes no sense is no such filter, or the first page. */
export function parseListParams(query: URLSearchParams): ListParams {
  const filters = filterNames.flatMap((name) => {
    const { data } = schemas[name].safeParse(query.get(name));
    return data ? [[name, data]] : [];
  });
  return {
    ...(Object.fromEntries(filters) as Filters),
    page: parsePageNumber(query),
  };
}

/** The address of the list; what is not filtered by, and the first page, need no words. */
export function listHref(params: ListParams): string {
  const query = new URLSearchParams();
  for (const name of filterNames) if (params[name]) query.set(name, params[name]);
  if (params.page > 1) query.set('page', String(params.page));
  const words = query.toString();
  return paths.hospitals.href() + (words && `?${words}`);
}

/** The address of the list under other filters, from its first page; `undefined` takes a filter off. */
export function filteredHref(params: ListParams, change: Filters): string {
  return listHref({ ...params, ...change, page: 1 });
}

/** The platform's request for a page of the list (R3.19, R3.20). */
export function listRequest({ page, ...query }: ListParams) {
  return { current: page, size: pageSize, query };
}

/** The platform's request for the numbers of the map, which counts all provinces. */
export function mapRequest({ level, speciality, keyword: words }: ListParams) {
  return { level, speciality, keyword: words };
}
