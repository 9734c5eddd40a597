import { matchPath } from 'react-router-dom';
import type { Guard, MenuItem } from '@/contracts/menu';
import { routeRecords } from '@/contracts/route';
import { isInAppPath } from '@/contracts/safe-url';
import { readTolerantly } from '@/contracts/tolerant-reader';
import type { Access, RouteEntry } from '@/session/access';
import { canAccess } from '@/session/can-access';
import type { PageRoute } from '@/shared/routes/page-route';
import { paths } from '@/shared/routes/paths';

/** The part of a page's declaration that decides who may open it. */
export interface GuardedPage {
  key: string;
  pattern: string;
  guard?: Guard | undefined;
}

export type AccessRights = Pick<Access, 'admin' | 'fullAccess' | 'roles' | 'permissions'>;
const catchAll = '*';

/** The platform's route data is not an array of routes (R8.23). */
export class RouteFormatError extends Error {}

/** The portal's own routes that these rights open (R2.59, R4.25, R4.26); a visitor's are not filtered (R4.27). */
export function localRoutes(
  pages: readonly GuardedPage[],
  rights: AccessRights | 'unfiltered',
): RouteEntry[] {
  return pages
    .filter(({ guard }) => rights === 'unfiltered' || canAccess(rights, guard))
    .map(({ pattern, key }) => ({ path: pattern, page: key, redirect: null, record: null }));
}

/**
 * The platform's routes (R2.59): filtered like local ones, with a catch-all to /404 unless the list has its own (R2.60).
 * @param onUnknown receives the page key of each route that is dropped because the portal has no such page (R10.29)
 * @param onRepaired receives the path of each field that does not fit the contract
 * @throws RouteFormatError
 */
export function serverRoutes(
  list: unknown,
  pages: readonly GuardedPage[],
  rights: AccessRights | 'unfiltered',
  onUnknown: (component: string) => void,
  onRepaired?: (field: string) => void,
): RouteEntry[] {
  const records = Array.isArray(list) ? readTolerantly(routeRecords, list, onRepaired) : null;
  if (!records?.success || isUnreadable(records.data)) throw new RouteFormatError();
  const known = new Set(pages.map(({ key }) => key));
  const rows = flattenRoutes(records.data, '', rights).filter(({ page }) => {
    const keep = page === null || known.has(page);
    if (!keep) onUnknown(page);
    return keep;
  });
  return rows.some(({ path }) => path === catchAll)
    ? rows
    : [...rows, { path: catchAll, page: null, redirect: paths.notFound.href(), record: null }];
}

/** True for entries none of which has a path. */
function isUnreadable(records: readonly MenuItem[]): boolean {
  return records.length > 0 && records.every(({ path }) => path === '');
}

/** The table's entry for this page at this path. */
export function findPageRoute(
  table: readonly RouteEntry[],
  key: string,
  path: string,
): RouteEntry | undefined {
  return table.find((row) => row.page === key && matchPath(row.path, path) !== null);
}

/** Overrides a page's name, title and flags with those that the platform set on its route (R3.7). */
export function withRouteMeta(page: PageRoute, { record }: RouteEntry): PageRoute {
  if (record === null) return page;
  const { icon, guard, activeMenu, noCache, noClosable, tabHidden, dynamicNewTab } = record.meta ?? {};
  const title = record.title || record.meta?.title;
  return {
    ...page,
    record,
    ...(record.name && { name: record.name }),
    ...(title && { title: { id: `menu.${title}`, defaultMessage: title } }),
    ...(icon !== undefined && { icon }),
    ...(guard !== undefined && { guard }),
    ...(activeMenu !== undefined && { activeMenu }),
    ...(noCache !== undefined && { noCache }),
    ...(noClosable !== undefined && { noClosable }),
    ...(tabHidden !== undefined && { tabHidden }),
    ...(dynamicNewTab !== undefined && { dynamicNewTab }),
  };
}

/** The table's entry for a path; the catch-all matches last. */
export function matchRoute(table: readonly RouteEntry[], path: string): RouteEntry | undefined {
  return (
    table.find((row) => row.path !== catchAll && matchPath(row.path, path) !== null) ??
    table.find((row) => row.path === catchAll)
  );
}

/** Lists nested routes as one table. A route whose guard fails is dropped together with its children. */
function flattenRoutes(
  records: readonly MenuItem[],
  parent: string,
  rights: AccessRights | 'unfiltered',
): RouteEntry[] {
  return records
    .filter(({ meta }) => rights === 'unfiltered' || canAccess(rights, meta?.guard))
    .flatMap((record) => {
      const { path: own, component, redirect, children = [] } = record;
      const path = absolutePath(own, parent);
      // as in a router: what redirects shows no page; a text such as `noRedirect` is no address
      const target = redirect && isInAppPath(redirect) ? redirect : null;
      const row = { path, page: target === null ? component || null : null, redirect: target, record };
      const hasTarget = (row.page !== null || row.redirect !== null) && (own !== '' || parent !== '');
      return [...(hasTarget ? [row] : []), ...flattenRoutes(children, path, rights)];
    });
}

/** Resolves a path against its parent's, and normalises every spelling of the catch-all to `*`. */
function absolutePath(path: string, parent: string): string {
  if (/^\/?(?:\*|:pathMatch\(\.\*\)\*?)$/.test(path)) return catchAll;
  return path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}/${path}`;
}
