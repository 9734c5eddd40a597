import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { contentLanguage } from '@/shared/intl/languages';
import { useIsAvailable } from '@/shared/routes/available-pages';
import { paths } from '@/shared/routes/paths';
import { Link } from '@/shared/ui/link';
import { useActivePageId, useCurrentPage } from '../router/current-page';
import { parentPageOf } from '../router/page-routes';
import { usePortalSelector } from '../store/store';
import { selectTabs } from '../store/tabs-slice';
import { messages } from './messages';
import styles from './layouts.module.css';

/**
 * Breadcrumbs from the home page to this one. Pages with the tall banner have none, since their trail would have one
 * step.
 */
export function Breadcrumbs() {
  const intl = useIntl();
  const isAvailable = useIsAvailable();
  const page = useCurrentPage();
  const id = useActivePageId();
  const { pathname } = useLocation();
  const subtitle = usePortalSelector(selectTabs).find((tab) => tab.id === id)?.subtitle;
  if (!page || page.banner === 'full') return null;
  const parent = parentPageOf(page);
  const above = page.above?.hrefOf(pathname);
  return (
    <nav className={styles.breadcrumbs} aria-label={intl.formatMessage(messages.breadcrumbs)}>
      <ol className="portal-wrap">
        <li>
          <Link to={paths.home.href()}>
            <FormattedMessage {...messages.home} />
          </Link>
        </li>
        {parent && parent.pattern !== page.pattern && (
          <li>
            {isAvailable(parent.pattern) ? (
              <Link to={parent.pattern}>
                <FormattedMessage {...parent.title} />
              </Link>
            ) : (
              <FormattedMessage {...parent.title} />
            )}
          </li>
        )}
        {page.above && above !== undefined && (
          <li>
            <Link to={above}>
              <FormattedMessage {...page.above.title} />
            </Link>
          </li>
        )}
        <li>
          <span aria-current="page" lang={subtitle && contentLanguage}>
            {subtitle ?? <FormattedMessage {...page.title} />}
          </span>
        </li>
      </ol>
    </nav>
  );
}
