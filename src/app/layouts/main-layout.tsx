import { useRef, type MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageErrorBanner } from '@/shared/ui/query/page-errors';
import { Banner } from '../brand/banner';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { NotificationBell } from '../header/notification-bell';
import { MenuProvider } from '../menu/menu-context';
import { Sidebar } from '../menu/sidebar';
import { selectSettings } from '../store/settings-slice';
import { usePortalSelector } from '../store/store';
import { KeepAliveOutlet } from '../keep-alive/keep-alive-outlet';
import { TabsBar } from '../tabs/tabs-bar';
import { messages } from './messages';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { useElementHeightVar } from './use-element-height-var';
import styles from './layouts.module.css';

/**
 * Header, banner, content area, footer (R2.31), and a side bar in the layouts that have one. The content keeps its
 * place whatever the layout, so that a change of it costs no page what was typed into it.
 */
export function MainLayout() {
  const { theme, device } = usePortalSelector(selectSettings);
  // a narrow screen has one drawer for all
  const layout = device === 'mobile' ? 'horizontal' : theme.layout;
  const main = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const top = useElementHeightVar(frame, theme.fixedHeader, '--p-header-height');
  useFocusOnNavigation(main);
  const skip = (event: MouseEvent) => {
    event.preventDefault(); // the hash is the router's
    main.current?.focus();
  };
  return (
    <MenuProvider>
      <a className="portal-skip" href="#main" onClick={skip}>
        <FormattedMessage {...messages.skip} />
      </a>
      <div
        ref={frame}
        className={styles.frame}
        data-layout={layout}
        data-beside={layout !== 'horizontal' || undefined}
        data-fixed={theme.fixedHeader || undefined}
      >
        {layout !== 'horizontal' && <Sidebar layout={layout} />}
        <div ref={top} className={styles.top}>
          <Header layout={layout} bell={<NotificationBell />} />
          {theme.showTabs && <TabsBar variant={theme.tabsBarStyle} icons={theme.showTabsIcon} />}
        </div>
        <div className={styles.content}>
          <Banner />
          <main ref={main} id="main" tabIndex={-1}>
            <PageErrorBanner />
            <KeepAliveOutlet />
          </main>
          <Footer />
        </div>
      </div>
    </MenuProvider>
  );
}
