import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { passwordTime } from '@/contracts/session';
import { AccountPage } from '@/features/account/account-page/account-page';
import { useSignOut } from '@/features/account/sign-out/sign-out-context';
import { selectSession, type session } from '@/session/session';
import { platformApi, read } from '@/shared/api/platform-api';
import { Day } from '@/shared/intl/moment';
import { AntdScope } from '@/shared/theme/antd-scope';
import { Button } from '@/shared/ui/button';
import { messages } from './messages';
import { PasswordForm } from './password-form';

const { endpoints } = platformApi.injectEndpoints({
  endpoints: (build) => ({ passwordTime: read(build, passwordTime) }),
});

interface State {
  session: ReturnType<typeof session.getInitialState>;
}

/** The change of a password past its age: before it nothing else opens (R7.15). */
export default function PasswordPage() {
  const present = useSelector((state: State) => selectSession(state));
  const isOurs = present.kind === 'signedIn' && present.owner === 'portal';
  return (
    <AccountPage title={messages.title} lead={<Why />} foot={isOurs && <SignOut />}>
      <AntdScope>
        <PasswordForm username={present.kind === 'signedIn' ? present.user?.username : undefined} />
      </AntdScope>
    </AccountPage>
  );
}

/** Since when the password is what it is, once the platform has told that this is too long. */
function Why() {
  const { data } = endpoints.passwordTime.useQuery({});
  if (data?.expired !== true) return <FormattedMessage {...messages.lead} />;
  const { changedAt, maxAgeDays } = data;
  return (
    <FormattedMessage {...messages.expired} values={{ date: <Day value={changedAt} />, days: maxAgeDays }} />
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
