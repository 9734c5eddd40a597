import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useReload } from './use-reload';
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
  fold,
  slim = false,
  children,
}: {
  className: string | undefined;
  name?: string;
  fold?: () => void;
  slim?: boolean;
  children: ReactNode;
}) {
  const intl = useIntl();
  const { hrefOf, retry } = useMenu();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const reload = useReload();
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    if (fold) flushSync(fold);
    const path = pathOf(link, hrefOf('/'));
    if (path === null || isForBrowser(event)) return;
    event.preventDefault();
    if (path === pathname + search) reload();
    else void navigate(path);
  };
  return (
    <nav
      className={className}
      data-slim={slim || undefined}
      aria-label={name ?? intl.formatMessage(messages.menu)}
      onClick={follow}
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
function pathOf(link: HTMLAnchorElement, root: string): string | null {
  const href = link.getAttribute('href') ?? '';
  return link.target === '' && href.startsWith(root) ? href.slice(root.length - 1) : null;
}

/** Pressed with another button or key: a new tab or window, as everywhere. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
