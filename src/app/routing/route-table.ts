import { matchPath } from 'react-router-dom';
import type { Guard, MenuItem } from '@/contracts/menu';
import { routeRecords } from '@/contracts/route';
import type { Access, RouteRow } from '@/session/access';
import { permits } from '@/session/permits';
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
    .map(({ pattern, key }) => ({ path: pattern, page: key, redirect: null, title: null }));
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
    : [...rows, { path: catchAll, page: null, redirect: paths.notFound.href(), title: null }];
}

/** Whether a table has this page at this path. */
export function hasPage(table: readonly RouteRow[], key: string, path: string): boolean {
  return table.some((row) => row.page === key && matchPath(row.path, path) !== null);
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
    .flatMap(({ path: own, component, redirect, title, children = [] }) => {
      const path = absolute(own, parent);
      const row = { path, page: component ?? null, redirect: redirect ?? null, title };
      const leads = row.page !== null || row.redirect !== null;
      return [...(leads ? [row] : []), ...flat(children, path, rights)];
    });
}

/** Routes may be written from the root or from their parent; every form of catch-all is the same one. */
function absolute(path: string, parent: string): string {
  if (/^\/?(?:\*|:pathMatch\(\.\*\)\*?)$/.test(path)) return catchAll;
  return path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}/${path}`;
}
