import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { selectIsSignedIn } from '@/session/session';
import { paths } from '@/shared/routes/paths';
import { useDisclosure } from '@/shared/ui/use-disclosure';
import { usePortalSelector } from '../store';
import { AccountMenu } from './account-menu';
import { Menu } from './menu';
import { messages } from './messages';
import { SiteLink } from './site-link';
import { Tools } from './tools';
import styles from './header.module.css';

/**
 * Logo, menu, tools, and either the way in or the account (R2.33, R2.34, R2.39, R2.41). On a narrow screen menu and
 * tools stand behind one button, so that the header keeps its height whatever they hold.
 */
export function Header() {
  const intl = useIntl();
  const signedIn = usePortalSelector(selectIsSignedIn);
  const { open, close, holder, button } = useDisclosure();
  return (
    <header className="portal-header">
      <div className="portal-wrap portal-header-row">
        <SiteLink />
        <div className={styles.menu} {...holder}>
          <button
            {...button}
            className={`${styles.tool} ${styles.toggle}`}
            aria-label={intl.formatMessage(messages.openMenu)}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.6">
              <path d={open ? 'M5 5l10 10M15 5L5 15' : 'M3 5h14M3 10h14M3 15h14'} />
            </svg>
          </button>
          <div className={styles.panel} data-open={open || undefined}>
            <Menu onChosen={close} />
            <Tools />
          </div>
        </div>
        {signedIn ? (
          <AccountMenu />
        ) : (
          <Link className={styles.login} to={paths.landing.href()}>
            <FormattedMessage {...messages.login} />
          </Link>
        )}
      </div>
    </header>
  );
}
