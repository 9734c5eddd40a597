import { Tabs } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { AntdScope } from '@/shared/theme/antd-scope';
import { paths } from '@/shared/routes/paths';
import { CodeForm } from './code-form';
import styles from './login-form.module.css';
import { messages } from './messages';
import { PasswordForm } from './password-form';
import { useOpenSession } from './use-open-session';

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
  return (
    <AntdScope>
      <Tabs
        items={[
          {
            key: 'password',
            label: intl.formatMessage(messages.byPassword),
            children: <PasswordForm username={username} open={open} />,
          },
          {
            key: 'code',
            label: intl.formatMessage(messages.byCode),
            children: <CodeForm open={open} />,
          },
        ]}
      />
      {!onSignedIn && (
        <>
          <p className={styles.ways}>
            <Link to={paths.forgotPassword.href()}>
              <FormattedMessage {...messages.forgot} />
            </Link>
            <Link to={paths.register.href()}>
              <FormattedMessage {...messages.register} />
            </Link>
          </p>
          <p className={styles.terms}>
            <FormattedMessage
              {...messages.terms}
              values={{ link: (text) => <Link to={paths.contract.href()}>{text}</Link> }}
            />
          </p>
        </>
      )}
    </AntdScope>
  );
}
