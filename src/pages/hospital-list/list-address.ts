import { dictCode, keyword } from '@/contracts/fields';
import { readPageNumber } from '@/shared/routes/page-number';
import { paths } from '@/shared/routes/paths';

const schemas = { province: dictCode, level: dictCode, speciality: dictCode, keyword } as const;
export type FilterName = keyof typeof schemas;
/** Filters in the order of the address. */
export const filterNames = Object.keys(schemas) as readonly FilterName[];

export type Filters = Readonly<Partial<Record<FilterName, string | undefined>>>;
/** What the list's address says: the filters, and the page from 1. */
export type ListAddress = Filters & { readonly page: number };

export const listSize = 12;

/** Whatever makes no sense is no such filter, or the first page. */
export function readListAddress(query: URLSearchParams): ListAddress {
  const filters = filterNames.flatMap((name) => {
    const { data } = schemas[name].safeParse(query.get(name));
    return data ? [[name, data]] : [];
  });
  return {
    ...(Object.fromEntries(filters) as Filters),
    page: readPageNumber(query),
  };
}

/** The address of the list; what is not filtered by, and the first page, need no words. */
export function listHref(address: ListAddress): string {
  const query = new URLSearchParams();
  for (const name of filterNames) if (address[name]) query.set(name, address[name]);
  if (address.page > 1) query.set('page', String(address.page));
  const words = query.toString();
  return paths.hospitals.href() + (words && `?${words}`);
}

/** The address of the list under other filters, from its first page; `undefined` takes a filter off. */
export function filteredHref(address: ListAddress, change: Filters): string {
  return listHref({ ...address, ...change, page: 1 });
}

/** The platform's request for a page of the list (R3.19, R3.20). */
export function listRequest({ page, ...query }: ListAddress) {
  return { current: page, size: listSize, query };
}

/** The platform's request for the numbers of the map, which counts all provinces. */
export function mapRequest({ level, speciality, keyword: words }: ListAddress) {
  return { level, speciality, keyword: words };
}
