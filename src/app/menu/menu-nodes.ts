import { matchPath } from 'react-router-dom';
import type { Guard, MenuItem } from '@/contracts/menu';
import { safeAddress, type SafeAddress } from '@/contracts/safe-address';

/** Children beyond which the menu of an item scrolls by itself (R2.36, R2.37, R9.11). */
export const scrollThreshold = 18;

/** An entry of the menu as it is shown. */
export interface MenuNode {
  /** Its place in the tree: unique, whatever its path. */
  key: string;
  title: string;
  icon: string | undefined;
  /** Where it leads; null for one that only holds others, or whose address may not be followed. */
  target: (SafeAddress & { newWindow: boolean }) | null;
  children: readonly MenuNode[];
}

/**
 * The menu somebody sees, of any depth: without what is hidden or guarded (R3.7, R5.34), the children of an entry
 * hidden as a level in its place. An entry all of whose children are guarded is gone with them.
 */
export function visibleMenu(
  items: readonly MenuItem[],
  isAllowed: (guard: Guard | undefined) => boolean,
  parent = { key: '', path: '' },
): MenuNode[] {
  return items.flatMap((item, index) => {
    const key = `${parent.key}/${index}`;
    const path = resolvePath(item.path, parent.path);
    const { hidden, guard, levelHidden, icon } = item.meta ?? {};
    const subItems = item.children ?? [];
    const allowed = subItems.filter(({ meta }) => isAllowed(meta?.guard));
    if (hidden === true || !isAllowed(guard) || (subItems.length > 0 && allowed.length === 0)) return [];
    const children = visibleMenu(subItems, isAllowed, { key, path });
    if (levelHidden === true) return children;
    return [{ key, title: item.title, icon, target: targetOf(item, path), children }];
  });
}

/** A jump address wins over the path (R2.53); `_blank` asks for a new window (R2.54). */
function targetOf({ jumpUrl, target }: MenuItem, path: string): MenuNode['target'] {
  const address = safeAddress(jumpUrl || path);
  return address && { ...address, newWindow: target === '_blank' };
}

/** Paths may be written from the root or from their parent. */
function resolvePath(path: string, parent: string): string {
  return path.startsWith('/') || /^[a-z]+:/i.test(path) ? path : `${parent.replace(/\/$/, '')}/${path}`;
}

/** Paths and query of the page that is shown, without the base path. */
export interface CurrentLocation {
  pathname: string;
  search: string;
}

/**
 * Which entry stands for the present page, and those around it, the outermost first; empty where none does. It is the
 * entry whose address is the present one, else the one nearest above it; of two alike one of the first level, which is
 * always in sight, else the first. A page that no menu shows may name the entry that stands for it (`activeMenu`, R3.7).
 * @param activeMenu as the page declares it; what the menu itself says of the page wins
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

/** 0: not at all; the longer the address that holds, the nearer. */
function matchScore(address: string, { pathname, search }: CurrentLocation): number {
  if (address === pathname + search) return Infinity;
  const [path = '', query] = address.split('?');
  if (query !== undefined) return 0;
  return path === pathname || (path !== '/' && pathname.startsWith(`${path}/`)) ? path.length : 0;
}

/** What an entry of the tree, hidden ones included, says about the page at this path. */
function activeMenuOf(items: readonly MenuItem[], pathname: string, parent = ''): string | undefined {
  for (const { path: own, meta, children = [] } of items) {
    const path = resolvePath(own, parent);
    if (meta?.activeMenu !== undefined && matchPath(path, pathname)) return meta.activeMenu;
    const nested = activeMenuOf(children, pathname, path);
    if (nested !== undefined) return nested;
  }
  return undefined;
}
