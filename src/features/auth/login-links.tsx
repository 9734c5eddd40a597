import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/shared/routes/paths';
import { redirectTarget, withRedirect } from '@/shared/routes/redirect';
import styles from './login-form.module.css';
import { messages } from './login-form/messages';

/** The ways from a login to the reset, to an account and to what one agrees to; the way back goes along. */
export function LoginLinks() {
  const { search } = useLocation();
  const returnTo = redirectTarget(search);
  return (
    <>
      <p className={styles.forgot}>
        <Link to={withRedirect(paths.forgotPassword.href(), returnTo)}>
          <FormattedMessage {...messages.forgot} />
        </Link>
      </p>
      <p className={styles.register}>
        <FormattedMessage {...messages.noAccount} />
        <Link to={withRedirect(paths.register.href(), returnTo)}>
          <FormattedMessage {...messages.register} />
        </Link>
      </p>
      <p className={styles.terms}>
        <FormattedMessage
          {...messages.terms}
          values={{ link: (text) => <Link to={paths.terms.href()}>{text}</Link> }}
        />
      </p>
    </>
  );
}
