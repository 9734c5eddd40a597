import { Tabs } from 'antd';
import { useIntl } from 'react-intl';
import { AntdProvider } from '@/shared/theme/antd-provider';
import { SmsLoginForm } from './sms-login-form';
import { LoginLinks } from './login-links';
import { messages } from './login-form/messages';
import { PasswordLoginForm } from './password-login-form';
import { useCompleteLogin } from './use-complete-login';
import styles from './login-form.module.css';

export interface LoginFormProps {
  /** The user name to begin with. */
  username?: string;
  /** Called after the sign-in; without it one goes where the address says. */
  onSignedIn?: () => unknown;
}

/** Sign-in by password or by SMS code (R1.23, R1.24). Where it stands over a page, nothing in it leads away. */
export default function LoginForm({ username, onSignedIn }: LoginFormProps) {
  const intl = useIntl();
  const completeLogin = useCompleteLogin(onSignedIn);
  const canLeave = onSignedIn === undefined;
  return (
    <AntdProvider>
      <Tabs
        className={styles.ways ?? ''}
        items={[
          {
            key: 'password',
            label: intl.formatMessage(messages.byPassword),
            children: (
              <PasswordLoginForm username={username} canLeave={canLeave} completeLogin={completeLogin} />
            ),
          },
          {
            key: 'code',
            label: intl.formatMessage(messages.byCode),
            children: <SmsLoginForm completeLogin={completeLogin} />,
          },
        ]}
      />
      {canLeave && <LoginLinks />}
    </AntdProvider>
  );
}
