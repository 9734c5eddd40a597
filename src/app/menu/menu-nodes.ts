import { matchPath } from 'react-router-dom';
import type { Guard, MenuItem } from '@/contracts/menu';
import { safeAddress, type SafeAddress } from '@/contracts/safe-address';

/** Children beyond which the menu of an item scrolls by itself (R2.36, R2.37, R9.11). */
export const scrollsAbove = 18;

/** An entry of the menu as it is shown. */
export interface MenuNode {
  /** Its place in the tree: unique, whatever its path. */
  key: string;
  title: string;
  icon: string | undefined;
  /** Where it leads; null for one that only holds others, or whose address may not be followed. */
  leads: (SafeAddress & { newWindow: boolean }) | null;
  children: readonly MenuNode[];
}

/**
 * The menu somebody sees, of any depth: without what is hidden or guarded (R3.7, R5.34), the children of an entry
 * hidden as a level in its place. An entry all of whose children are guarded is gone with them.
 */
export function menuNodes(
  items: readonly MenuItem[],
  allows: (guard: Guard | undefined) => boolean,
  parent = { key: '', path: '' },
): MenuNode[] {
  return items.flatMap((item, place) => {
    const key = `${parent.key}/${place}`;
    const path = absolute(item.path, parent.path);
    const { hidden, guard, levelHidden, icon } = item.meta ?? {};
    const inner = item.children ?? [];
    const allowed = inner.filter(({ meta }) => allows(meta?.guard));
    if (hidden === true || !allows(guard) || (inner.length > 0 && allowed.length === 0)) return [];
    const children = menuNodes(inner, allows, { key, path });
    if (levelHidden === true) return children;
    return [{ key, title: item.title, icon, leads: leadOf(item, path), children }];
  });
}

/** A jump address wins over the path (R2.53); `_blank` asks for a new window (R2.54). */
function leadOf({ jumpUrl, target }: MenuItem, path: string): MenuNode['leads'] {
  const address = safeAddress(jumpUrl || path);
  return address && { ...address, newWindow: target === '_blank' };
}

/** Paths may be written from the root or from their parent. */
function absolute(path: string, parent: string): string {
  return path.startsWith('/') || /^[a-z]+:/i.test(path) ? path : `${parent.replace(/\/$/, '')}/${path}`;
}

/** Paths and query of the page that is shown, without the base path. */
export interface Present {
  pathname: string;
  search: string;
}

/**
 * Which entry stands for the present page, and those around it, the outermost first; empty where none does. It is the
 * entry whose address is the present one, else the one nearest above it; of two alike one of the first level, which is
 * always in sight, else the first. A page that no menu shows may name the entry that stands for it (`activeMenu`, R3.7).
 * @param activeMenu as the page declares it; what the menu itself says of the page wins
 */
export function trailTo(
  nodes: readonly MenuNode[],
  items: readonly MenuItem[],
  present: Present,
  activeMenu?: string,
): string[] {
  const named = activeMenuOf(items, present.pathname) ?? activeMenu;
  const wanted = named === undefined ? present : { pathname: named, search: '' };
  let best = { score: 0, trail: [] as string[] };
  const walk = (below: readonly MenuNode[], trail: readonly string[]) => {
    for (const node of below) {
      const own = [...trail, node.key];
      const score = node.leads?.kind === 'app' ? nearness(node.leads.path, wanted) : 0;
      const isInSight = own.length === 1 && best.trail.length > 1;
      const isNearer = score > best.score || (score === best.score && isInSight);
      if (isNearer && node.children.length === 0) best = { score, trail: own };
      walk(node.children, own);
    }
  };
  walk(nodes, []);
  return best.trail;
}

/** 0: not at all; the longer the address that holds, the nearer. */
function nearness(address: string, { pathname, search }: Present): number {
  if (address === pathname + search) return Infinity;
  const [path = '', query] = address.split('?');
  if (query !== undefined) return 0;
  return path === pathname || (path !== '/' && pathname.startsWith(`${path}/`)) ? path.length : 0;
}

/** What an entry of the tree, hidden ones included, says about the page at this path. */
function activeMenuOf(items: readonly MenuItem[], pathname: string, parent = ''): string | undefined {
  for (const { path: own, meta, children = [] } of items) {
    const path = absolute(own, parent);
    if (meta?.activeMenu !== undefined && matchPath(path, pathname)) return meta.activeMenu;
    const below = activeMenuOf(children, pathname, path);
    if (below !== undefined) return below;
  }
  return undefined;
}
