import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Icon } from '@/shared/ui/icon';
import { usePortalSelector } from '../store/store';
import { messages } from './messages';
import { useActivePageId } from '../router/active-page-id';
import { selectTabs, tabClosed, type Tab } from '../store/tabs-slice';
import { TabMenu } from './tab-menu';
import { useCloseTabs } from './use-close-tabs';
import styles from './tabs-bar.module.css';

/** How the bar is drawn: cards on a line, plain text with a line under it, or rounded labels (R3.12). */
export type TabsBarStyle = 'card' | 'smart' | 'smooth';

/** The visited pages, each a link with its way out, and what can be done with several of them (R4.28 to R4.37). */
export function TabsBar({ variant, icons }: { variant: TabsBarStyle; icons: boolean }) {
  const intl = useIntl();
  const tabs = usePortalSelector(selectTabs);
  const activeId = useActivePageId();
  return (
    <nav className={styles.bar} data-look={variant} aria-label={intl.formatMessage(messages.bar)}>
      <ul>
        {tabs.map((tab) => (
          <TabItem key={tab.id} tab={tab} isActive={tab.id === activeId} icons={icons} />
        ))}
      </ul>
      <TabMenu tabs={tabs} activeId={activeId} />
    </nav>
  );
}

function TabItem({ tab, isActive, icons }: { tab: Tab; isActive: boolean; icons: boolean }) {
  const intl = useIntl();
  const closeTabs = useCloseTabs();
  const item = useRef<HTMLLIElement>(null);
  const title = [intl.formatMessage(tab.title), tab.subtitle].filter(Boolean).join(' · ');
  useLayoutEffect(() => {
    if (isActive) scrollIntoList(item.current);
  }, [isActive, title]);
  const close = () =>
    void closeTabs(tabClosed(tab.id), () => {
      const { current } = item;
      const neighbour = current?.previousElementSibling ?? current?.nextElementSibling;
      neighbour?.querySelector('a')?.focus(); // or the focus would be lost with what is closed
    });
  return (
    <li ref={item} className={styles.tab} data-shown={isActive || undefined}>
      <Link
        to={tab.address}
        aria-current={isActive ? 'page' : undefined}
        onKeyDown={({ key }) => {
          if (key === 'Delete' && !tab.noClosable) close();
        }}
      >
        {icons && tab.icon && <Icon name={tab.icon} />}
        <span className={styles.name} title={title}>
          {title}
        </span>
      </Link>
      {!tab.noClosable && (
        <button type="button" aria-label={intl.formatMessage(messages.close, { title })} onClick={close}>
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}

/** Scrolls the list alone, so that the tab is in view; `scrollIntoView` would move the page as well. */
function scrollIntoList(item: HTMLElement | null): void {
  const list = item?.parentElement;
  if (!item || !list) return;
  const [from, to] = [item.offsetLeft, item.offsetLeft + item.offsetWidth];
  if (from < list.scrollLeft) list.scrollLeft = from;
  else if (to > list.scrollLeft + list.clientWidth) list.scrollLeft = to - list.clientWidth;
}
