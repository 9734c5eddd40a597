import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { AuthLayout } from '@/features/auth/auth-layout';
import { paths } from '@/shared/routes/paths';
import { redirectTarget, withRedirect } from '@/shared/routes/redirect';
import { AntdProvider } from '@/shared/theme/antd-provider';
import { messages } from './messages';
import { ResetDone } from './reset-done';
import { ResetForm } from './reset-form';

/** Password reset by phone (R2.4, R10.19). */
export default function ForgotPasswordPage() {
  const { search } = useLocation();
  const [done, setDone] = useState(false);
  const login = withRedirect(paths.login.href(), redirectTarget(search));
  if (done)
    return (
      <AuthLayout title={messages.done}>
        <ResetDone login={login} />
      </AuthLayout>
    );
  return (
    <AuthLayout
      title={messages.title}
      lead={<FormattedMessage {...messages.lead} />}
      footer={
        <Link to={login}>
          <FormattedMessage {...messages.backToLogin} />
        </Link>
      }
    >
      <AntdProvider>
        <ResetForm
          onDone={() => {
            setDone(true);
          }}
        />
      </AntdProvider>
    </AuthLayout>
  );
}
