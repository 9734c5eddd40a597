import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useHref, useLocation } from 'react-router-dom';
import type { MenuItem } from '@/contracts/menu';
import { selectAccess } from '@/session/access';
import { permits } from '@/session/permits';
import { platformApi } from '@/shared/api/platform-api';
import { usePart } from '@/shared/ui/parts';
import { useShownPage } from '../routing/shown-page';
import { usePortalSelector } from '../store';
import { menuNodes, trailTo, type MenuNode } from './menu-nodes';

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
const none: readonly MenuItem[] = [];

/** The menu of the present user around all places that show some of it (R2.34). */
export function MenuProvider({ children }: { children: ReactNode }) {
  const { data: items = none, isError, refetch, ...asked } = platformApi.endpoints.menuTree.useQuery({});
  const isTold = usePart({ ...asked, refetch }, true);
  const rights = usePortalSelector(selectAccess);
  const { pathname, search } = useLocation();
  const activeMenu = useShownPage()?.activeMenu;
  const root = useHref('/').replace(/\/$/, '');
  const [chosen, setChosen] = useState({ key: '', at: '' });

  const nodes = useMemo(() => menuNodes(items, (guard) => permits(rights, guard)), [items, rights]);
  const trail = useMemo(
    () => trailTo(nodes, items, { pathname, search }, activeMenu),
    [nodes, items, pathname, search, activeMenu],
  );
  const value = useMemo(() => {
    const at = pathname + search;
    const first = chosen.at === at ? chosen.key : trail[0];
    return {
      nodes,
      trail,
      branch: nodes.find(({ key }) => key === first),
      chooseBranch: (key: string) => {
        setChosen({ key, at });
      },
      hrefOf: (path: string) => root + path,
      retry: isError && !isTold ? () => void refetch() : null,
    };
  }, [nodes, trail, chosen, pathname, search, root, isError, isTold, refetch]);
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
  const translated = useIntl().messages[`menu.${title}`];
  return typeof translated === 'string' ? translated : title;
}
