import { matchPath } from 'react-router-dom';
import type { Guard, MenuItem } from '@/contracts/menu';
import { routeRecords } from '@/contracts/route';
import type { Access, RouteEntry } from '@/session/access';
import { canAccess } from '@/session/can-access';
import type { PageRoute } from '@/shared/routes/page-route';
import { paths } from '@/shared/routes/paths';

/** What of a page's declaration decides whether somebody has it. */
export interface GuardedPage {
  key: string;
  pattern: string;
  guard?: Guard | undefined;
}

export type AccessRights = Pick<Access, 'admin' | 'fullAccess' | 'roles' | 'permissions'>;
const catchAll = '*';

/** Thrown for route data that are no array of routes (R8.23). */
export class RouteFormatError extends Error {}

/** The routes of the portal itself that somebody has (R2.59, R4.25, R4.26); a visitor's are not filtered (R4.27). */
export function localRoutes(
  pages: readonly GuardedPage[],
  rights: AccessRights | 'unfiltered',
): RouteEntry[] {
  return pages
    .filter(({ guard }) => rights === 'unfiltered' || canAccess(rights, guard))
    .map(({ pattern, key }) => ({ path: pattern, page: key, redirect: null, title: null, meta: null }));
}

/**
 * The routes a platform gives (R2.59), those of the pages there are, filtered as local ones, with a catch-all to /404
 * unless there is one (R2.60).
 * @param onUnknown told the page key of a route that is dropped, since there is no such page (R10.29)
 * @throws RouteFormatError
 */
export function serverRoutes(
  list: unknown,
  pages: readonly GuardedPage[],
  rights: AccessRights | 'unfiltered',
  onUnknown: (component: string) => void,
): RouteEntry[] {
  const records = routeRecords.safeParse(list);
  if (!records.success) throw new RouteFormatError();
  const known = new Set(pages.map(({ key }) => key));
  const rows = flattenRoutes(records.data, '', rights).filter(({ page }) => {
    const keep = page === null || known.has(page);
    if (!keep) onUnknown(page);
    return keep;
  });
  return rows.some(({ path }) => path === catchAll)
    ? rows
    : [...rows, { path: catchAll, page: null, redirect: paths.notFound.href(), title: null, meta: null }];
}

/** The row by which a table has this page at this path. */
export function findPageRoute(
  table: readonly RouteEntry[],
  key: string,
  path: string,
): RouteEntry | undefined {
  return table.find((row) => row.page === key && matchPath(row.path, path) !== null);
}

/** A page as a row of the table has it: what the platform says of it goes before what the page says of itself. */
export function withRouteMeta(page: PageRoute, { title, meta }: RouteEntry): PageRoute {
  const { icon, noCache, noClosable, tabHidden, dynamicNewTab } = meta ?? {};
  return {
    ...page,
    ...(title !== null && { title: { id: `menu.${title}`, defaultMessage: title } }),
    ...(icon !== undefined && { icon }),
    ...(noCache !== undefined && { noCache }),
    ...(noClosable !== undefined && { noClosable }),
    ...(tabHidden !== undefined && { tabHidden }),
    ...(dynamicNewTab !== undefined && { dynamicNewTab }),
  };
}

/** The row of a path; the catch-all counts when nothing else does. */
export function matchRoute(table: readonly RouteEntry[], path: string): RouteEntry | undefined {
  return (
    table.find((row) => row.path !== catchAll && matchPath(row.path, path) !== null) ??
    table.find((row) => row.path === catchAll)
  );
}

/** Routes with a guard that is not satisfied are gone with all that is below them. */
function flattenRoutes(
  records: readonly MenuItem[],
  parent: string,
  rights: AccessRights | 'unfiltered',
): RouteEntry[] {
  return records
    .filter(({ meta }) => rights === 'unfiltered' || canAccess(rights, meta?.guard))
    .flatMap(({ path: own, component, redirect, title, meta, children = [] }) => {
      const path = absolutePath(own, parent);
      const row = { path, page: component ?? null, redirect: redirect ?? null, title, meta: meta ?? null };
      const hasTarget = row.page !== null || row.redirect !== null;
      return [...(hasTarget ? [row] : []), ...flattenRoutes(children, path, rights)];
    });
}

/** Routes may be written from the root or from their parent; every form of catch-all is the same one. */
function absolutePath(path: string, parent: string): string {
  if (/^\/?(?:\*|:pathMatch\(\.\*\)\*?)$/.test(path)) return catchAll;
  return path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}/${path}`;
}
