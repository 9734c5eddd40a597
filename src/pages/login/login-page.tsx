import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import LoginForm from '@/features/account/login-form/login-form';
import { useConfig } from '@/shared/config/config-context';
import { paths } from '@/shared/routes/paths';
import { useLook } from '@/shared/theme/look-context';
import { messages } from './messages';
import styles from './login-page.module.css';

/** The login page alone (R2.2, R10.24). */
export default function LoginPage() {
  const { site } = useConfig();
  const { language } = useLook();
  return (
    <main className={styles.page}>
      <p className={styles.site}>{site.title[language]}</p>
      <div className={styles.card}>
        <h1>
          <FormattedMessage {...messages.title} />
        </h1>
        <p>
          <FormattedMessage {...messages.lead} />
        </p>
        <div className={styles.form}>
          <LoginForm />
        </div>
      </div>
      <Link to={paths.home.href()}>
        <FormattedMessage {...messages.home} />
      </Link>
    </main>
  );
}
