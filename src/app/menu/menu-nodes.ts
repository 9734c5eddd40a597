import { matchPath } from 'react-router-dom';
import type { Guard, MenuItem } from '@/contracts/menu';
import { safeUrl, type SafeUrl } from '@/contracts/safe-url';
import { paths } from '@/shared/routes/paths';

/** A submenu with more items scrolls (R2.36, R2.37, R9.11). */
export const scrollThreshold = 18;

/** A visible menu item. */
export interface MenuNode {
  /** Path of indexes in the tree; unique, unlike the item's path. */
  key: string;
  title: string;
  icon: string | undefined;
  /** The link target; null without an address or with an unsafe one. */
  target: (SafeUrl & { newWindow: boolean }) | null;
  children: readonly MenuNode[];
}

/** True for an item with more children than a menu shows at once, at any depth. */
export const needsScroll = ({ children }: MenuNode): boolean =>
  children.length > scrollThreshold || children.some(needsScroll);

/** Pages that no menu shows, whatever the platform's tree says (R2.8). */
const pagesOutsideMenus: readonly string[] = [
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.terms,
  paths.forbidden,
  paths.notFound,
].map(({ pattern }) => pattern);

/**
 * The menu a user sees: without hidden and guarded items (R3.7, R5.34). Children of an item with `levelHidden` replace
 * it, as do those of an item without any title, or of a page that the platform lacks. An item whose children are all
 * guarded is left out.
 */
export function visibleMenu(
  items: readonly MenuItem[],
  isAllowed: (guard: Guard | undefined) => boolean,
  isAvailable: (path: string) => boolean = () => true,
  parent = { key: '', path: '' },
): MenuNode[] {
  return items.flatMap((item, index) => {
    const key = `${parent.key}/${index}`;
    const path = resolvePath(item.path, parent.path);
    const { hidden, guard, levelHidden, icon } = item.meta ?? {};
    const subItems = item.children ?? [];
    const allowed = subItems.filter(({ meta }) => isAllowed(meta?.guard));
    if (hidden === true || !isAllowed(guard) || (subItems.length > 0 && allowed.length === 0)) return [];
    const children = visibleMenu(subItems, isAllowed, isAvailable, { key, path });
    const title = item.title || item.meta?.title || item.name || '';
    if (levelHidden === true || title === '') return children;
    const target = targetOf(item, path);
    if (target?.kind !== 'app') return [{ key, title, icon, target, children }];
    if (pagesOutsideMenus.includes(target.path.replace(/\?.*/, ''))) return children;
    if (!isAvailable(target.path)) return children;
    return [{ key, title, icon, target, children }];
  });
}

/** `jumpUrl` overrides the path (R2.53); `_blank` opens a new window (R2.54). An item with neither is no link. */
function targetOf({ path: ownPath, jumpUrl, target }: MenuItem, path: string): MenuNode['target'] {
  const address = jumpUrl || ownPath ? safeUrl(jumpUrl || path) : null;
  if (address === null) return null;
  const newWindow = target === '_blank';
  return address.kind === 'app'
    ? { kind: 'app', path: encodePath(address.path), newWindow }
    : { ...address, newWindow };
}

/** An in-app path with its letters and spaces escaped, as the router escapes the current address. */
function encodePath(path: string): string {
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  return pathname + search + hash;
}

/** A path may be absolute or relative to its parent. */
function resolvePath(path: string, parent: string): string {
  return path.startsWith('/') || /^[a-z]+:/i.test(path) ? path : `${parent.replace(/\/$/, '')}/${path}`;
}

/** Path and query of the current page, without the base path. */
export interface CurrentLocation {
  pathname: string;
  search: string;
}

/**
 * Keys of the item for the current page and of its ancestors, outermost first; empty without one. The best match is the
 * item with the same address, else the one with the longest path above it. Ties go to a top-level item, which is always
 * visible, then to the first. A page without an item may name one by `activeMenu` (R3.7).
 * @param activeMenu from the page's route; `activeMenu` of the menu tree overrides it
 */
export function activeTrail(
  nodes: readonly MenuNode[],
  items: readonly MenuItem[],
  location: CurrentLocation,
  activeMenu?: string,
): string[] {
  const activePath = activeMenuOf(items, location.pathname) ?? activeMenu;
  const match = activePath === undefined ? location : { pathname: activePath, search: '' };
  let best = { score: 0, trail: [] as string[] };
  const walk = (siblings: readonly MenuNode[], trail: readonly string[]) => {
    for (const node of siblings) {
      const nodeTrail = [...trail, node.key];
      const score = node.target?.kind === 'app' ? matchScore(node.target.path, match) : 0;
      const isTopLevel = nodeTrail.length === 1 && best.trail.length > 1;
      const isBetter = score > best.score || (score === best.score && isTopLevel);
      if (isBetter && node.children.length === 0) best = { score, trail: nodeTrail };
      walk(node.children, nodeTrail);
    }
  };
  walk(nodes, []);
  return best.trail;
}

/** 0: no match; otherwise the longer the matching path, the higher. */
function matchScore(address: string, { pathname, search }: CurrentLocation): number {
  if (address === pathname + search) return Infinity;
  const [path = '', query] = address.split('?');
  if (query !== undefined) return 0;
  return path === pathname || (path !== '/' && pathname.startsWith(`${path}/`)) ? path.length : 0;
}

/** `activeMenu` of the tree's item for this path, hidden items included. */
function activeMenuOf(items: readonly MenuItem[], pathname: string, parent = ''): string | undefined {
  for (const { path: own, meta, children = [] } of items) {
    const path = resolvePath(own, parent);
    if (meta?.activeMenu !== undefined && matchPath(path, pathname)) return meta.activeMenu;
    const nested = activeMenuOf(children, pathname, path);
    if (nested !== undefined) return nested;
  }
  return undefined;
}
