import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import type { MenuItem } from '@/contracts/menu';
import { platformApi } from '@/shared/api/platform-api';
import { isInAppPath } from '@/shared/lib/safe-address';
import { AddressLink } from '@/shared/ui/address-link';
import { Disclosure } from '@/shared/ui/disclosure';
import { messages } from './messages';
import styles from './header.module.css';

/**
 * The horizontal menu, built from the platform's menu tree (R2.34, R2.35, R2.53).
 * @param onChosen told when a link of it was followed
 */
export function Menu({ onChosen }: { onChosen: () => void }) {
  const intl = useIntl();
  const { data, isError, refetch } = platformApi.endpoints.menuTree.useQuery({});
  return (
    <nav
      className={styles.nav}
      aria-label={intl.formatMessage(messages.menu)}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) onChosen();
      }}
    >
      {isError && (
        <button
          type="button"
          className={styles.tool}
          onClick={() => {
            void refetch();
          }}
        >
          <FormattedMessage {...messages.menuFailed} />
        </button>
      )}
      <MenuList items={data ?? []} />
    </nav>
  );
}

function MenuList({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul>
      {items
        .filter((item) => item.meta?.hidden !== true)
        .map((item) => (
          <li key={item.path}>
            <MenuEntry item={item} />
          </li>
        ))}
    </ul>
  );
}

/** Children beyond which a submenu scrolls by itself (R2.36, R9.11). */
const scrollsAbove = 18;

function MenuEntry({ item }: { item: MenuItem }) {
  const title = useMenuTitle(item.title);
  if (item.children && item.children.length > 0) {
    return (
      <Disclosure
        className={styles.submenu}
        panelClassName={item.children.length > scrollsAbove ? styles.manyChildren : styles.children}
        label={title}
      >
        <MenuList items={item.children} />
      </Disclosure>
    );
  }
  if (item.jumpUrl) return <AddressLink address={item.jumpUrl}>{title}</AddressLink>;
  return isInAppPath(item.path) ? <NavLink to={item.path}>{title}</NavLink> : <span>{title}</span>;
}

/** A title through the message catalogue; without a translation as it is (R2.38, R10.68). */
function useMenuTitle(title: string): string {
  const translated = useIntl().messages[`menu.${title}`];
  return typeof translated === 'string' ? translated : title;
}
