import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import type { MenuItem } from '@/contracts/menu';
import { selectAccess } from '@/session/access';
import { canAccess } from '@/session/can-access';
import { baseApi } from '@/shared/api/base-api';
import { usePlatformName } from '@/shared/intl/platform-names';
import { useIsAvailable } from '@/shared/routes/available-pages';
import { useReportQueryError } from '@/shared/ui/query/page-errors';
import { useCurrentPage } from '../router/current-page';
import { usePortalSelector } from '../store/store';
import { activeTrail, visibleMenu, type MenuNode } from './menu-nodes';

interface MenuValue {
  nodes: readonly MenuNode[];
  /** Keys of the active item and its ancestors. */
  activeKeys: readonly string[];
  /** The top-level item whose children the sidebar shows, in layouts that split the menu. */
  topLevel: MenuNode | undefined;
  selectTopLevel: (key: string) => void;
  /** The href of an in-app path. */
  hrefOf: (path: string) => string;
  /** Reloads the menu; null unless it failed and the page's error banner does not offer a retry. */
  retry: (() => void) | null;
}

export const MenuContext = createContext<MenuValue | null>(null);
const noItems: readonly MenuItem[] = [];

/** Provides the user's menu to header and sidebar (R2.34). */
export function MenuProvider({ children }: { children: ReactNode }) {
  const { data: items = noItems, isError, refetch, ...query } = baseApi.endpoints.menuTree.useQuery({});
  const isReported = useReportQueryError({ ...query, refetch }, true);
  const access = usePortalSelector(selectAccess);
  const { pathname, search } = useLocation();
  const activeMenu = useCurrentPage()?.activeMenu;
  const base = useHref('/').replace(/\/$/, '');
  const [selected, setSelected] = useState({ key: '', address: '' });

  const isAvailable = useIsAvailable();
  const nodes = useMemo(
    () => visibleMenu(items, (guard) => canAccess(access, guard), isAvailable),
    [items, access, isAvailable],
  );
  const activeKeys = useMemo(
    () => activeTrail(nodes, items, { pathname, search }, activeMenu),
    [nodes, items, pathname, search, activeMenu],
  );
  const value = useMemo(() => {
    const address = pathname + search;
    const topLevelKey = selected.address === address ? selected.key : activeKeys[0];
    return {
      nodes,
      activeKeys,
      topLevel: nodes.find(({ key }) => key === topLevelKey),
      selectTopLevel: (key: string) => {
        setSelected({ key, address });
      },
      hrefOf: (path: string) => base + path,
      retry: isError && !isReported ? () => void refetch() : null,
    };
  }, [nodes, activeKeys, selected, pathname, search, base, isError, isReported, refetch]);
  return <MenuContext value={value}>{children}</MenuContext>;
}

/** @throws outside a `MenuProvider` */
export function useMenu(): MenuValue {
  const value = use(MenuContext);
  if (value === null) throw new Error('useMenu is called outside a MenuProvider');
  return value;
}

/** A menu title in the interface's language (R2.38). */
export const useMenuTitle = (title: string) => usePlatformName('menu')(title);
