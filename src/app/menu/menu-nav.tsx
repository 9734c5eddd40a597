import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRefreshPage } from './use-refresh-page';
import { useMenu } from './menu-context';
import { messages } from './messages';
import styles from './menu.module.css';

/**
 * A place of the menu. Whatever is folded when an entry is chosen is so before the navigation starts (R2.56); the
 * address of the present page reloads it (R2.57).
 * @param fold called when an entry was chosen
 * @param slim shows the icons of its entries alone
 * @param name what sets this place apart from another one of the menu
 */
export function MenuNav({
  className,
  name,
  onNavigate,
  collapsed = false,
  children,
}: {
  className: string | undefined;
  name?: string;
  onNavigate?: () => void;
  collapsed?: boolean;
  children: ReactNode;
}) {
  const intl = useIntl();
  const { hrefOf, retry } = useMenu();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const refreshPage = useRefreshPage();
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    if (onNavigate) flushSync(onNavigate);
    const path = inAppPath(link, hrefOf('/'));
    if (path === null || isModifiedClick(event)) return;
    event.preventDefault();
    if (path === pathname + search) refreshPage();
    else void navigate(path);
  };
  return (
    <nav
      className={className}
      data-slim={collapsed || undefined}
      aria-label={name ?? intl.formatMessage(messages.menu)}
      onClick={handleClick}
    >
      {retry && (
        <button type="button" className={styles.failed} onClick={retry}>
          <FormattedMessage {...messages.failed} />
        </button>
      )}
      {children}
    </nav>
  );
}

/** The in-app path of a link; null where the browser follows it: another site, another window. */
function inAppPath(link: HTMLAnchorElement, root: string): string | null {
  const href = link.getAttribute('href') ?? '';
  return link.target === '' && href.startsWith(root) ? href.slice(root.length - 1) : null;
}

/** Pressed with another button or key: a new tab or window, as everywhere. */
const isModifiedClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
