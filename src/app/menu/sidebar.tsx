import { useIntl } from 'react-intl';
import type { LayoutName } from '@/shared/theme/theme-settings';
import { BrandLink } from '../brand/brand-link';
import { selectSettings } from '../store/settings-slice';
import { usePortalSelector } from '../store/store';
import { useMenu, useMenuTitle } from './menu-context';
import { MenuList } from './menu-list';
import { MenuNav } from './menu-nav';
import { messages } from './messages';
import styles from './menu.module.css';
import side from './sidebar.module.css';

/** Layouts whose sidebar has the page's full height and contains the brand. */
const fullHeightLayouts: readonly LayoutName[] = ['vertical', 'column', 'float'];

/** The comprehensive layout has no sidebar where the selected top-level item has no children. */
export const hasSidebar = (layout: LayoutName, submenu: readonly unknown[] = []) =>
  layout !== 'horizontal' && (layout !== 'comprehensive' || submenu.length > 0);

export const isFullHeight = (layout: LayoutName) => fullHeightLayouts.includes(layout);

/**
 * The menu beside the page: a tree that collapses to a rail of icons with flyouts (R2.37, R4.38). `themeChoices.layout`
 * describes the layouts.
 */
export function Sidebar({ layout }: { layout: Exclude<LayoutName, 'horizontal'> }) {
  const intl = useIntl();
  const { collapse, theme } = usePortalSelector(selectSettings);
  const { nodes, topLevel } = useMenu();
  const submenu = topLevel?.children ?? [];
  const title = useMenuTitle(topLevel?.title ?? '');
  const isRail = collapse || layout === 'float';
  const name = intl.formatMessage(messages.submenu);
  if (!hasSidebar(layout, submenu)) return null;
  return (
    <aside className={side.sidebar} data-full-height={isFullHeight(layout) || undefined}>
      <div
        className={`${side.bar} portal-scrolls`}
        data-collapsed={isRail || layout === 'column' || undefined}
      >
        {isFullHeight(layout) && <BrandLink compact={isRail || layout === 'column'} />}
        {isRail ? (
          <MenuNav className={styles.rail} collapsed={collapse} {...(layout === 'comprehensive' && { name })}>
            <MenuList nodes={layout === 'comprehensive' ? submenu : nodes} variant="rail" icons />
          </MenuNav>
        ) : layout === 'column' ? (
          <MenuNav className={side[theme.columnStyle]}>
            <MenuList nodes={nodes} variant="topLevel" icons />
          </MenuNav>
        ) : (
          <MenuNav className={styles.tree} {...(layout === 'comprehensive' && { name })}>
            <MenuList
              nodes={layout === 'comprehensive' ? submenu : nodes}
              variant="tree"
              icons={layout !== 'comprehensive'}
            />
          </MenuNav>
        )}
      </div>
      {layout === 'column' && !isRail && submenu.length > 0 && (
        <div className={side.submenu}>
          <p className={side.title} lang={title.lang}>
            {title.name}
          </p>
          <MenuNav className={styles.tree} name={name}>
            <MenuList nodes={submenu} variant="tree" />
          </MenuNav>
        </div>
      )}
    </aside>
  );
}
