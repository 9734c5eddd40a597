import { useLayoutEffect, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { selectIsSignedIn } from '@/session/session';
import { useCapabilities } from '@/shared/config/config-context';
import { paths } from '@/shared/routes/paths';
import { withReturn } from '@/shared/routes/redirect';
import type { LayoutName } from '@/shared/theme/theme-settings';
import { Link } from '@/shared/ui/link';
import { useDisclosure } from '@/shared/ui/use-disclosure';
import { BrandLink } from '../brand/brand-link';
import { CollapseButton } from '../menu/collapse-button';
import { useMenu } from '../menu/menu-context';
import { MenuList } from '../menu/menu-list';
import { MenuNav } from '../menu/menu-nav';
import menuStyles from '../menu/menu.module.css';
import { hasSidebar, isFullHeight } from '../menu/sidebar';
import { useCurrentPage } from '../router/current-page';
import { selectSettings } from '../store/settings-slice';
import { usePortalSelector } from '../store/store';
import { AccountMenu } from './account-menu';
import { HeaderActions } from './header-actions';
import { HeaderSearch } from './header-search';
import styles from './header.module.css';
import { messages } from './messages';

/**
 * The site header: brand, menu, actions, and the login link or the account menu (R2.33, R2.34, R2.39, R2.41). On a
 * narrow screen menu and actions are in a panel behind one button.
 * @param layout decides how much of the menu is in the header: all of it, its top level, or nothing
 * @param bell the notification bell, shown to signed-in users if the theme settings show it (R2.47, R3.13)
 */
export function Header({ layout, bell }: { layout: LayoutName; bell?: ReactNode }) {
  const intl = useIntl();
  const isSignedIn = usePortalSelector(selectIsSignedIn);
  const { device, theme } = usePortalSelector(selectSettings);
  const { showNotice, showSearch } = theme;
  const location = useLocation();
  const hasSearch = useCapabilities().has('search');
  const { topLevel } = useMenu();
  const isLanding = useCurrentPage()?.key === 'landing';
  const { open, close, container, button } = useDisclosure();
  useScrollLock(open && device === 'mobile');
  return (
    <header className="portal-header">
      <div
        className={`portal-wrap portal-header-row ${styles.row}`}
        data-sidebar={layout === 'horizontal' ? undefined : layout}
      >
        {hasSidebar(layout, topLevel?.children) && (
          <CollapseButton className={`${styles.action} ${styles.collapse}`} />
        )}
        {!isFullHeight(layout) && <BrandLink />}
        {showSearch && hasSearch && <HeaderSearch />}
        <div className={styles.menu} {...container}>
          <button
            {...button}
            className={`${styles.action} ${styles.toggle}`}
            data-menu=""
            aria-label={intl.formatMessage(messages.openMenu)}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.6">
              <path d={open ? 'M5 5l10 10M15 5L5 15' : 'M3 5h14M3 10h14M3 15h14'} />
            </svg>
          </button>
          <div className={`${styles.panel} portal-scrolls`} data-open={open || undefined}>
            <HeaderMenu layout={layout} onNavigate={close} />
            <HeaderActions />
            {!isSignedIn && (
              <Link
                className={`${styles.action} ${styles.register}`}
                to={withReturn(paths.register.href(), location)}
                onClickCapture={close}
              >
                <FormattedMessage {...messages.register} />
              </Link>
            )}
          </div>
        </div>
        <div className={styles.account}>
          {isSignedIn && showNotice && bell}
          {isSignedIn ? (
            <AccountMenu />
          ) : (
            <Link
              className={styles.login}
              to={withReturn(paths.welcome.href(), location)}
              aria-current={isLanding ? 'page' : undefined}
            >
              <FormattedMessage {...messages.login} />
            </Link>
          )}
        </div>
      </div>
    </header>
  );
}

/** While the panel covers the page, the page does not scroll: a scrolled page would condense the header. */
function useScrollLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return undefined;
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    return () => {
      style.removeProperty('overflow');
    };
  }, [isLocked]);
}

/** The menu in the header: whole in the horizontal layout, its top level in the comprehensive one. */
function HeaderMenu({ layout, onNavigate }: { layout: LayoutName; onNavigate: () => void }) {
  const { nodes } = useMenu();
  if (layout !== 'horizontal' && layout !== 'comprehensive') return null;
  return (
    <MenuNav className={menuStyles.bar} onNavigate={onNavigate}>
      <MenuList nodes={nodes} variant={layout === 'horizontal' ? 'bar' : 'topLevel'} />
    </MenuNav>
  );
}
