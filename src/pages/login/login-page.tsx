import { FormattedMessage } from 'react-intl';
import { AccountPage } from '@/features/account/account-page/account-page';
import LoginForm from '@/features/account/login-form/login-form';
import { messages } from './messages';
import styles from './login-page.module.css';

/** The login page alone (R2.2, R10.24). */
export default function LoginPage() {
  return (
    <AccountPage title={messages.title} lead={<FormattedMessage {...messages.lead} />}>
      <div className={styles.form}>
        <LoginForm />
      </div>
    </AccountPage>
  );
}
