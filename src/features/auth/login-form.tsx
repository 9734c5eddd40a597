import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { paths } from '@/shared/routes/paths';
import { redirectTarget, withRedirect } from '@/shared/routes/redirect';
import { AntdProvider } from '@/shared/theme/antd-provider';
import { Link } from '@/shared/ui/link';
import { TabPanels } from '@/shared/ui/tab-panels';
import styles from './login-form.module.css';
import { messages } from './messages';
import { PasswordLoginForm } from './password-login-form';
import { SessionEndNotice } from './session-end-notice';
import { SmsLoginForm } from './sms-login-form';
import { useCompleteLogin } from './use-complete-login';

export interface LoginFormProps {
  /** Initial user name. */
  username?: string;
  /** Called after the login. Without it the login navigates to the address given by `redirect`. */
  onSignedIn?: () => unknown;
}

/** Login by password or by SMS code (R1.23, R1.24). In a dialog (`onSignedIn`) it has no links to other pages. */
export default function LoginForm({ username, onSignedIn }: LoginFormProps) {
  const completeLogin = useCompleteLogin({ onSignedIn });
  const canLeave = onSignedIn === undefined;
  return (
    <AntdProvider>
      {canLeave && <SessionEndNotice />}
      <TabPanels
        label={messages.methods}
        tabs={[
          {
            label: messages.byPassword,
            content: (
              <PasswordLoginForm username={username} canLeave={canLeave} completeLogin={completeLogin} />
            ),
          },
          { label: messages.bySms, content: <SmsLoginForm completeLogin={completeLogin} /> },
        ]}
        panelClass={styles.method}
      />
      {canLeave && <LoginLinks />}
    </AntdProvider>
  );
}

/** Links to password reset, registration and the terms. The first two pass the redirect address on. */
function LoginLinks() {
  const { search } = useLocation();
  const returnTo = redirectTarget(search);
  return (
    <>
      <p className={styles.forgot}>
        <Link to={withRedirect(paths.forgotPassword.href(), returnTo)}>
          <FormattedMessage {...messages.forgotPassword} />
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
