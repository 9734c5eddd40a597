import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { selectIsSignedIn } from '@/session/session';
import { Disclosure } from '@/shared/ui/disclosure';
import { paths } from '@/shared/routes/paths';
import { usePortal } from '../portal-context';
import { usePortalSelector } from '../store';
import { selectSettings } from '../settings/settings';
import { AccountMenu } from './account-menu';
import { Gear, Logo } from './logo';
import { Menu } from './menu';
import { messages } from './messages';
import { Tools } from './tools';
import styles from './header.module.css';

/** Logo, menu, tools, and either the way in or the account (R2.33, R2.34, R2.39, R2.41). */
export function Header() {
  const intl = useIntl();
  const { title } = usePortal().config.site;
  const { language } = usePortalSelector(selectSettings);
  const signedIn = usePortalSelector(selectIsSignedIn);
  return (
    <header className="portal-header">
      <div className="portal-wrap portal-header-row">
        <Link
          className="portal-logo"
          to={paths.home.href()}
          aria-label={intl.formatMessage(messages.home, { site: title[language] })}
        >
          <Logo />
          {title[language]}
        </Link>
        <Menu />
        <div className={styles.tools}>
          <div className={styles.inline}>
            <Tools />
          </div>
          <Disclosure
            className={styles.compact}
            buttonClassName={styles.tool}
            accessibleName={intl.formatMessage(messages.tools)}
            label={<Gear />}
          >
            <Tools />
          </Disclosure>
          {signedIn ? (
            <AccountMenu />
          ) : (
            <>
              <Link className={styles.tool} to={paths.register.href()}>
                <FormattedMessage {...messages.register} />
              </Link>
              <Link className={styles.login} to={paths.landing.href()}>
                <FormattedMessage {...messages.login} />
              </Link>
            </>
          )}
        </div>
      </div>
    </header>
  );
}
