import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/shared/ui/icon';
import { Link } from '@/shared/ui/link';
import { useActivePageId } from '../router/current-page';
import { usePortalSelector } from '../store/store';
import { selectTabs, tabClosed, type Tab } from '../store/tabs-slice';
import { messages } from './messages';
import { TabMenu, useCloseTabs } from './tab-menu';
import styles from './tabs-bar.module.css';

/** Cards on a line, text with an underline, or rounded labels (R3.12). */
export type TabsBarStyle = 'card' | 'smart' | 'smooth';

/** The opened pages, each a link with a close button, and a menu that closes several (R4.28 to R4.37). */
export function TabsBar({ variant, icons }: { variant: TabsBarStyle; icons: boolean }) {
  const intl = useIntl();
  const tabs = usePortalSelector(selectTabs);
  const activeId = useActivePageId();
  return (
    <nav className={styles.bar} data-variant={variant} aria-label={intl.formatMessage(messages.bar)}>
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
      neighbour?.querySelector('a')?.focus(); // the closed tab takes the focus with it
    });
  return (
    <li ref={item} className={styles.tab} data-shown={isActive || undefined}>
      <Link
        to={tab.address}
        aria-current={isActive ? 'page' : undefined}
        onKeyDown={({ key }) => {
          if (key === 'Delete' && !tab.meta.noClosable) close();
        }}
      >
        {icons && tab.meta.icon && <Icon name={tab.meta.icon} />}
        <span className={styles.name} title={title}>
          {title}
        </span>
      </Link>
      {!tab.meta.noClosable && (
        <button type="button" aria-label={intl.formatMessage(messages.close, { title })} onClick={close}>
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}

/** Scrolls the list to a tab; `scrollIntoView` would scroll the page as well. */
function scrollIntoList(item: HTMLElement | null): void {
  const list = item?.parentElement;
  if (!item || !list) return;
  const [from, to] = [item.offsetLeft, item.offsetLeft + item.offsetWidth];
  if (from < list.scrollLeft) list.scrollLeft = from;
  else if (to > list.scrollLeft + list.clientWidth) list.scrollLeft = to - list.clientWidth;
}
