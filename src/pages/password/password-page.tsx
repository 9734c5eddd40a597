import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { passwordTime } from '@/contracts/session';
import { AuthLayout } from '@/features/auth/auth-layout';
import { useSignOut } from '@/features/sign-out/use-sign-out';
import { selectSession, type session } from '@/session/session';
import { baseApi, queryEndpoint } from '@/shared/api/base-api';
import { FormattedDay } from '@/shared/intl/date-time';
import { AntdProvider } from '@/shared/theme/antd-provider';
import { Button } from '@/shared/ui/button';
import { messages } from './messages';
import { PasswordForm } from './password-form';

const { endpoints } = baseApi.injectEndpoints({
  endpoints: (build) => ({ passwordTime: queryEndpoint(build, passwordTime) }),
});

interface State {
  session: ReturnType<typeof session.getInitialState>;
}

/** Change of an expired password; the guard opens no other page until it is done (R7.15). */
export default function PasswordPage() {
  const current = useSelector((state: State) => selectSession(state));
  const canSignOut = current.kind === 'signedIn' && current.owner === 'portal';
  return (
    <AuthLayout title={messages.title} lead={<PasswordAgeNotice />} footer={canSignOut && <SignOut />}>
      <AntdProvider>
        <PasswordForm username={current.kind === 'signedIn' ? current.user?.username : undefined} />
      </AntdProvider>
    </AuthLayout>
  );
}

/**
 * Says why the password must be changed, once the platform has reported it as expired. A one-time password was never
 * changed.
 */
function PasswordAgeNotice() {
  const { data } = endpoints.passwordTime.useQuery({});
  if (data?.expired !== true) return <FormattedMessage {...messages.lead} />;
  const { changedAt, maxAgeDays } = data;
  if (changedAt === null || maxAgeDays === null) return <FormattedMessage {...messages.mustChange} />;
  return (
    <FormattedMessage
      {...messages.expired}
      values={{ date: <FormattedDay value={changedAt} />, days: maxAgeDays }}
    />
  );
}

function SignOut() {
  const { signOut } = useSignOut();
  return (
    <Button
      onClick={() => {
        void signOut();
      }}
    >
      <FormattedMessage {...messages.signOut} />
    </Button>
  );
}
