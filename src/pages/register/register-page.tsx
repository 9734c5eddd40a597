import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { AuthLayout } from '@/features/auth/auth-layout';
import { useIsAvailable } from '@/shared/routes/available-pages';
import { paths } from '@/shared/routes/paths';
import { redirectTarget, withRedirect } from '@/shared/routes/redirect';
import { AntdProvider } from '@/shared/theme/antd-provider';
import { Link } from '@/shared/ui/link';
import { messages } from './messages';
import { RegisterForm } from './register-form';

/** Registration (R2.3). */
export default function RegisterPage() {
  const { search } = useLocation();
  const hasCourses = useIsAvailable()(paths.projects.href());
  return (
    <AuthLayout
      title={messages.title}
      lead={hasCourses && <FormattedMessage {...messages.lead} />}
      footer={
        <>
          <FormattedMessage {...messages.hasAccount} />{' '}
          <Link to={withRedirect(paths.login.href(), redirectTarget(search))}>
            <FormattedMessage {...messages.login} />
          </Link>
        </>
      }
    >
      <AntdProvider>
        <RegisterForm />
      </AntdProvider>
    </AuthLayout>
  );
}
