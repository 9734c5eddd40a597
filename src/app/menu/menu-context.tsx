import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useHref, useLocation } from 'react-router-dom';
import type { MenuItem } from '@/contracts/menu';
import { selectAccess } from '@/session/access';
import { canAccess } from '@/session/can-access';
import { baseApi } from '@/shared/api/base-api';
import { useReportQueryError } from '@/shared/ui/query/page-errors';
import { useCurrentPage } from '../router/current-page';
import { usePortalSelector } from '../store/store';
import { visibleMenu, activeTrail, type MenuNode } from './menu-nodes';

interface MenuValue {
  nodes: readonly MenuNode[];
  /** Keys of the entry that stands for the present page, and of those around it. */
  trail: readonly string[];
  /** The entry of the first level whose children stand beside it, in the layouts that part them. */
  branch: MenuNode | undefined;
  chooseBranch: (key: string) => void;
  /** Turns a path of ours into the address of a link. */
  hrefOf: (path: string) => string;
  /** Asks for the menu once more; null unless it failed and nothing else on the page says so. */
  retry: (() => void) | null;
}

export const MenuContext = createContext<MenuValue | null>(null);
const noItems: readonly MenuItem[] = [];

/** The menu of the present user around all places that show some of it (R2.34). */
export function MenuProvider({ children }: { children: ReactNode }) {
  const { data: items = noItems, isError, refetch, ...query } = baseApi.endpoints.menuTree.useQuery({});
  const isReported = useReportQueryError({ ...query, refetch }, true);
  const access = usePortalSelector(selectAccess);
  const { pathname, search } = useLocation();
  const activeMenu = useCurrentPage()?.activeMenu;
  const base = useHref('/').replace(/\/$/, '');
  const [selected, setSelected] = useState({ key: '', address: '' });

  const nodes = useMemo(() => visibleMenu(items, (guard) => canAccess(access, guard)), [items, access]);
  const trail = useMemo(
    () => activeTrail(nodes, items, { pathname, search }, activeMenu),
    [nodes, items, pathname, search, activeMenu],
  );
  const value = useMemo(() => {
    const at = pathname + search;
    const topLevelKey = selected.address === at ? selected.key : trail[0];
    return {
      nodes,
      trail,
      branch: nodes.find(({ key }) => key === topLevelKey),
      chooseBranch: (key: string) => {
        setSelected({ key, address: at });
      },
      hrefOf: (path: string) => base + path,
      retry: isError && !isReported ? () => void refetch() : null,
    };
  }, [nodes, trail, selected, pathname, search, base, isError, isReported, refetch]);
  return <MenuContext value={value}>{children}</MenuContext>;
}

/** @throws outside a frame */
export function useMenu(): MenuValue {
  const value = use(MenuContext);
  if (value === null) throw new Error('The menu is asked for outside a frame');
  return value;
}

/** A title through the message catalogue; without a translation as it is (R2.38, R10.68). */
export function useMenuTitle(title: string): string {
  const translation = useIntl().messages[`menu.${title}`];
  return typeof translation === 'string' ? translation : title;
}
