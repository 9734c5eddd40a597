import { useLayoutEffect, useRef } from 'react';
import { useCapabilities } from '@/shared/config/config-context';
import { useAppearance } from '@/shared/theme/appearance-context';
import { PageErrorBanner } from '@/shared/ui/query/page-errors';
import { Banner } from '../brand/banner';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { NotificationBell } from '../header/notification-bell';
import { KeepAliveOutlet } from '../keep-alive/keep-alive-outlet';
import { MenuProvider } from '../menu/menu-context';
import { Sidebar } from '../menu/sidebar';
import { usePortal } from '../portal-context';
import { useCurrentPage } from '../router/current-page';
import { selectSettings } from '../store/settings-slice';
import { usePortalSelector } from '../store/store';
import { TabsBar } from '../tabs/tabs-bar';
import { Breadcrumbs } from './breadcrumbs';
import { SkipLink } from './skip-link';
import { ToTop } from './to-top';
import { useCondensed } from './use-condensed';
import styles from './layouts.module.css';

/**
 * The main layout standalone, the micro layout in a host (R2.31, R2.32). It stays mounted on the plain pages, because the
 * cached pages are inside it (R2.49).
 */
export function AppLayout() {
  return usePortal().embedded ? <MicroLayout /> : <MainLayout />;
}

/** True on the login, registration and password pages. */
const useIsPlain = () => useCurrentPage()?.layout === 'plain';

/** The main area only: the host has its own header and footer (R2.32). */
function MicroLayout() {
  const isPlain = useIsPlain();
  return (
    <main tabIndex={-1} className={isPlain ? styles.plain : undefined}>
      <PageErrorBanner />
      <KeepAliveOutlet />
    </main>
  );
}

/**
 * Header, banner, content and footer (R2.31), and a sidebar in the layouts that have one; on a plain page without
 * breadcrumbs. The content is the same node in every layout, so that a page keeps its input when the layout changes.
 */
function MainLayout() {
  const { theme, device } = usePortalSelector(selectSettings);
  const hasMessages = useCapabilities().has('messages');
  const isPlain = useIsPlain();
  // a narrow screen shows the whole menu in the header's drawer
  const layout = device === 'mobile' || isPlain ? 'horizontal' : theme.layout;
  const main = useRef<HTMLElement>(null);
  const isFixed = theme.fixedHeader && !isPlain;
  const hasTabs = theme.showTabs && !isPlain;
  // beside a sidebar, and above tabs, the header is one row already
  const mayCondense = isFixed && layout === 'horizontal' && !hasTabs;
  const { isCondensed, sentinel } = useCondensed(mayCondense);
  const top = useHeightVar('--p-header', isCondensed);
  return (
    <MenuProvider>
      <SkipLink target={main} />
      <div
        className={styles.root}
        data-layout={layout}
        data-beside={layout !== 'horizontal' || undefined}
        data-fixed={isFixed || undefined}
      >
        {mayCondense && <i ref={sentinel} className={styles.sentinel} aria-hidden="true" />}
        {layout !== 'horizontal' && <Sidebar layout={layout} />}
        <div ref={top} className={styles.top} data-condensed={isCondensed || undefined}>
          <Header layout={layout} bell={hasMessages && !isPlain && <NotificationBell />} />
          {hasTabs && <TabsBar variant={theme.tabsBarStyle} icons={theme.showTabsIcon} />}
        </div>
        <div className={styles.content}>
          <div className={styles.strip}>
            {!isPlain && <Breadcrumbs />}
            <Banner />
          </div>
          <main ref={main} id="main" tabIndex={-1} className={isPlain ? styles.plain : undefined}>
            <PageErrorBanner />
            <KeepAliveOutlet />
          </main>
          <Footer>{mayCondense && <ToTop isShown={isCondensed} />}</Footer>
        </div>
      </div>
    </MenuProvider>
  );
}

/**
 * Writes the header's height to a css variable of the portal's root.
 * @param isCondensed the height is that of the header's first row
 * @returns ref of the element to measure
 */
function useHeightVar(variable: string, isCondensed: boolean) {
  const measured = useRef<HTMLDivElement>(null);
  const { root } = useAppearance();
  useLayoutEffect(() => {
    const element = measured.current;
    if (!element || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => {
      const brand = isCondensed ? element.querySelector<HTMLElement>('.portal-logo') : null;
      // the same space below the brand as above it
      const height = brand ? brand.offsetHeight + 2 * brand.offsetTop : element.offsetHeight;
      root.style.setProperty(variable, `${height}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty(variable);
    };
  }, [isCondensed, root, variable]);
  return measured;
}
