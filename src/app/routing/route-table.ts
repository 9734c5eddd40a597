import { matchPath } from 'react-router-dom';
import type { Guard, MenuItem } from '@/contracts/menu';
import { routeRecords } from '@/contracts/route';
import type { Access, RouteRow } from '@/session/access';
import { permits } from '@/session/permits';
import type { PageRoute } from '@/shared/routes/page-route';
import { paths } from '@/shared/routes/paths';

/** What of a page's declaration decides whether somebody has it. */
export interface GuardedPage {
  key: string;
  pattern: string;
  guard?: Guard | undefined;
}

export type Rights = Pick<Access, 'admin' | 'fullAccess' | 'roles' | 'permissions'>;
const catchAll = '*';

/** Thrown for route data that are no array of routes (R8.23). */
export class RouteFormatError extends Error {}

/** The routes of the portal itself that somebody has (R2.59, R4.25, R4.26); a visitor's are not filtered (R4.27). */
export function localTable(pages: readonly GuardedPage[], rights: Rights | 'unfiltered'): RouteRow[] {
  return pages
    .filter(({ guard }) => rights === 'unfiltered' || permits(rights, guard))
    .map(({ pattern, key }) => ({ path: pattern, page: key, redirect: null, title: null, meta: null }));
}

/**
 * The routes a platform gives (R2.59), those of the pages there are, filtered as local ones, with a catch-all to /404
 * unless there is one (R2.60).
 * @param onUnknown told the page key of a route that is dropped, since there is no such page (R10.29)
 * @throws RouteFormatError
 */
export function serverTable(
  list: unknown,
  pages: readonly GuardedPage[],
  rights: Rights | 'unfiltered',
  onUnknown: (component: string) => void,
): RouteRow[] {
  const records = routeRecords.safeParse(list);
  if (!records.success) throw new RouteFormatError();
  const known = new Set(pages.map(({ key }) => key));
  const rows = flat(records.data, '', rights).filter(({ page }) => {
    const keep = page === null || known.has(page);
    if (!keep) onUnknown(page);
    return keep;
  });
  return rows.some(({ path }) => path === catchAll)
    ? rows
    : [...rows, { path: catchAll, page: null, redirect: paths.notFound.href(), title: null, meta: null }];
}

/** The row by which a table has this page at this path. */
export function pageRowAt(table: readonly RouteRow[], key: string, path: string): RouteRow | undefined {
  return table.find((row) => row.page === key && matchPath(row.path, path) !== null);
}

/** A page as a row of the table has it: what the platform says of it goes before what the page says of itself. */
export function pageAt(page: PageRoute, { title, meta }: RouteRow): PageRoute {
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
export function rowAt(table: readonly RouteRow[], path: string): RouteRow | undefined {
  return (
    table.find((row) => row.path !== catchAll && matchPath(row.path, path) !== null) ??
    table.find((row) => row.path === catchAll)
  );
}

/** Routes with a guard that is not satisfied are gone with all that is below them. */
function flat(records: readonly MenuItem[], parent: string, rights: Rights | 'unfiltered'): RouteRow[] {
  return records
    .filter(({ meta }) => rights === 'unfiltered' || permits(rights, meta?.guard))
    .flatMap(({ path: own, component, redirect, title, meta, children = [] }) => {
      const path = absolute(own, parent);
      const row = { path, page: component ?? null, redirect: redirect ?? null, title, meta: meta ?? null };
      const leads = row.page !== null || row.redirect !== null;
      return [...(leads ? [row] : []), ...flat(children, path, rights)];
    });
}

/** Routes may be written from the root or from their parent; every form of catch-all is the same one. */
function absolute(path: string, parent: string): string {
  if (/^\/?(?:\*|:pathMatch\(\.\*\)\*?)$/.test(path)) return catchAll;
  return path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}/${path}`;
}
