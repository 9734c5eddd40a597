import { FormattedMessage } from 'react-intl';
import { AuthLayout } from '@/features/auth/auth-layout';
import LoginForm from '@/features/auth/login-form';
import { useIsAvailable } from '@/shared/routes/available-pages';
import { paths } from '@/shared/routes/paths';
import { messages } from './messages';
import { RequestedPage } from './requested-page';
import styles from './login-page.module.css';

/** Login (R2.2, R10.24). */
export default function LoginPage() {
  const hasCourses = useIsAvailable()(paths.projects.href());
  return (
    <AuthLayout
      title={messages.title}
      lead={hasCourses && <FormattedMessage {...messages.lead} />}
      beside={<RequestedPage />}
    >
      <div className={styles.form}>
        <LoginForm />
      </div>
    </AuthLayout>
  );
}
