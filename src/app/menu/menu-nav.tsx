import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { isModifiedClick } from '@/shared/lib/modified-click';
import { Button } from '@/shared/ui/button';
import { useMenu } from './menu-context';
import { messages } from './messages';
import { useRefreshPage } from './use-refresh-page';

/**
 * A navigation landmark with menu items. An open panel closes before the navigation starts (R2.56); a click on the
 * current page refreshes it (R2.57).
 * @param name accessible name, to distinguish it from other menus on the page
 * @param onNavigate called when an item was clicked
 * @param collapsed shows icons only
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
      data-collapsed={collapsed || undefined}
      aria-label={name ?? intl.formatMessage(messages.menu)}
      onClick={handleClick}
    >
      {retry && (
        <Button plain onClick={retry}>
          <FormattedMessage {...messages.failed} />
        </Button>
      )}
      {children}
    </nav>
  );
}

/** The in-app path of a link; null for links to another site or window. */
function inAppPath(link: HTMLAnchorElement, root: string): string | null {
  const href = link.getAttribute('href') ?? '';
  return link.target === '' && href.startsWith(root) ? href.slice(root.length - 1) : null;
}
