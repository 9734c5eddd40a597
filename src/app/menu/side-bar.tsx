import { useIntl } from 'react-intl';
import type { LayoutName } from '@/shared/theme/theme-settings';
import { SiteLink } from '../header/site-link';
import { selectSettings } from '../settings/settings';
import { usePortalSelector } from '../store';
import { useMenu, useMenuTitle } from './menu-context';
import { MenuList } from './menu-list';
import { MenuNav } from './menu-nav';
import { messages } from './messages';
import styles from './menu.module.css';
import side from './side-bar.module.css';

/** Layouts whose side bar is as tall as the page, and carries the logo. */
const tall: readonly LayoutName[] = ['vertical', 'column', 'float'];

/** The comprehensive layout has none where there is nothing below the place one is at. */
export const hasSideBar = (layout: LayoutName, beside: readonly unknown[] = []) =>
  layout !== 'horizontal' && (layout !== 'comprehensive' || beside.length > 0);

export const isTall = (layout: LayoutName) => tall.includes(layout);

/**
 * The menu beside the page, in every layout but the horizontal one: a tree, which folds to a rail of icons whose
 * children open over the page (R2.37, R4.38). See `themeChoices.layout` for what each layout shows.
 */
export function SideBar({ layout }: { layout: Exclude<LayoutName, 'horizontal'> }) {
  const intl = useIntl();
  const { collapse, theme } = usePortalSelector(selectSettings);
  const { nodes, branch } = useMenu();
  const beside = branch?.children ?? [];
  const title = useMenuTitle(branch?.title ?? '');
  const isRail = collapse || layout === 'float';
  const name = intl.formatMessage(messages.beside);
  if (!hasSideBar(layout, beside)) return null;
  return (
    <aside className={side.side} data-tall={isTall(layout) || undefined}>
      <div className={side.bar} data-slim={isRail || layout === 'column' || undefined}>
        {isTall(layout) && <SiteLink compact={isRail || layout === 'column'} />}
        {isRail ? (
          <MenuNav className={styles.rail} slim={collapse} {...(layout === 'comprehensive' && { name })}>
            <MenuList nodes={layout === 'comprehensive' ? beside : nodes} form="rail" icons />
          </MenuNav>
        ) : layout === 'column' ? (
          <MenuNav className={side[theme.columnStyle]}>
            <MenuList nodes={nodes} form="branches" icons />
          </MenuNav>
        ) : (
          <MenuNav className={styles.tree} {...(layout === 'comprehensive' && { name })}>
            <MenuList
              nodes={layout === 'comprehensive' ? beside : nodes}
              form="tree"
              icons={layout !== 'comprehensive'}
            />
          </MenuNav>
        )}
      </div>
      {layout === 'column' && !isRail && beside.length > 0 && (
        <div className={side.beside}>
          <p className={side.title}>{title}</p>
          <MenuNav className={styles.tree} name={name}>
            <MenuList nodes={beside} form="tree" />
          </MenuNav>
        </div>
      )}
    </aside>
  );
}
