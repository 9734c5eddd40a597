import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { AccountPage } from '@/features/account/account-page/account-page';
import { paths } from '@/shared/routes/paths';
import { redirectTarget, withRedirect } from '@/shared/routes/redirect';
import { AntdScope } from '@/shared/theme/antd-scope';
import { messages } from './messages';
import { RegisterForm } from './register-form';

/** Registration (R2.3). */
export default function RegisterPage() {
  const { search } = useLocation();
  return (
    <AccountPage
      title={messages.title}
      lead={<FormattedMessage {...messages.lead} />}
      foot={
        <>
          <FormattedMessage {...messages.hasAccount} />{' '}
          <Link to={withRedirect(paths.login.href(), redirectTarget(search))}>
            <FormattedMessage {...messages.login} />
          </Link>
        </>
      }
    >
      <AntdScope>
        <RegisterForm />
      </AntdScope>
    </AccountPage>
  );
}
