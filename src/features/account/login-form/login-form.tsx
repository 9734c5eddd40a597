import { Tabs } from 'antd';
import { useIntl } from 'react-intl';
import { AntdScope } from '@/shared/theme/antd-scope';
import { CodeForm } from './code-form';
import { LoginWays } from './login-ways';
import { messages } from './messages';
import { PasswordForm } from './password-form';
import { useOpenSession } from './use-open-session';
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
  const open = useOpenSession(onSignedIn);
  const mayLeave = onSignedIn === undefined;
  return (
    <AntdScope>
      <Tabs
        className={styles.ways ?? ''}
        items={[
          {
            key: 'password',
            label: intl.formatMessage(messages.byPassword),
            children: <PasswordForm username={username} mayLeave={mayLeave} open={open} />,
          },
          {
            key: 'code',
            label: intl.formatMessage(messages.byCode),
            children: <CodeForm open={open} />,
          },
        ]}
      />
      {mayLeave && <LoginWays />}
    </AntdScope>
  );
}
