import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { AccountPage } from '@/features/account/account-page/account-page';
import { paths } from '@/shared/routes/paths';
import { redirectTarget, withRedirect } from '@/shared/routes/redirect';
import { AntdScope } from '@/shared/theme/antd-scope';
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
      <AccountPage title={messages.done}>
        <ResetDone login={login} />
      </AccountPage>
    );
  return (
    <AccountPage
      title={messages.title}
      lead={<FormattedMessage {...messages.lead} />}
      foot={
        <Link to={login}>
          <FormattedMessage {...messages.backToLogin} />
        </Link>
      }
    >
      <AntdScope>
        <ResetForm
          onDone={() => {
            setDone(true);
          }}
        />
      </AntdScope>
    </AccountPage>
  );
}
