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

/** Layouts whose side bar is as tall as the page, and carries the logo. */
const fullHeightLayouts: readonly LayoutName[] = ['vertical', 'column', 'float'];

/** The comprehensive layout has none where there is nothing below the place one is at. */
export const hasSidebar = (layout: LayoutName, submenu: readonly unknown[] = []) =>
  layout !== 'horizontal' && (layout !== 'comprehensive' || submenu.length > 0);

export const isFullHeight = (layout: LayoutName) => fullHeightLayouts.includes(layout);

/**
 * The menu beside the page, in every layout but the horizontal one: a tree, which folds to a rail of icons whose
 * children open over the page (R2.37, R4.38). See `themeChoices.layout` for what each layout shows.
 */
export function Sidebar({ layout }: { layout: Exclude<LayoutName, 'horizontal'> }) {
  const intl = useIntl();
  const { collapse, theme } = usePortalSelector(selectSettings);
  const { nodes, branch } = useMenu();
  const submenu = branch?.children ?? [];
  const title = useMenuTitle(branch?.title ?? '');
  const isRail = collapse || layout === 'float';
  const name = intl.formatMessage(messages.beside);
  if (!hasSidebar(layout, submenu)) return null;
  return (
    <aside className={side.side} data-tall={isFullHeight(layout) || undefined}>
      <div className={side.bar} data-slim={isRail || layout === 'column' || undefined}>
        {isFullHeight(layout) && <BrandLink compact={isRail || layout === 'column'} />}
        {isRail ? (
          <MenuNav className={styles.rail} collapsed={collapse} {...(layout === 'comprehensive' && { name })}>
            <MenuList nodes={layout === 'comprehensive' ? submenu : nodes} variant="rail" icons />
          </MenuNav>
        ) : layout === 'column' ? (
          <MenuNav className={side[theme.columnStyle]}>
            <MenuList nodes={nodes} variant="branches" icons />
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
        <div className={side.beside}>
          <p className={side.title}>{title}</p>
          <MenuNav className={styles.tree} name={name}>
            <MenuList nodes={submenu} variant="tree" />
          </MenuNav>
        </div>
      )}
    </aside>
  );
}
