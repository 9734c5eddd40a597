import { FormattedMessage } from 'react-intl';
import { AuthLayout } from '@/features/auth/auth-layout';
import LoginForm from '@/features/auth/login-form';
import { messages } from './messages';
import { RequestedPage } from './requested-page';
import styles from './login-page.module.css';

/** Login (R2.2, R10.24). */
export default function LoginPage() {
  return (
    <AuthLayout
      title={messages.title}
      lead={<FormattedMessage {...messages.lead} />}
      beside={<RequestedPage />}
    >
      <div className={styles.form}>
        <LoginForm />
      </div>
    </AuthLayout>
  );
}
