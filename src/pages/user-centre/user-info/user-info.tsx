import { QueryView } from '@/shared/ui/query/query-view';
import { Skeleton } from '@/shared/ui/page-state';
import { SectionLayout } from '../section-layout';
import { messages } from '../messages';
import { AccountPrivacy } from './account-privacy/account-privacy';
import { LoginRecords } from './login-records/login-records';
import { ProfileCard } from './profile/profile-card';
import { userCentreApi } from '../api';
import { SecurityCard } from './security/security-card';

/** Everything about the person who is signed in (R2.26). */
export default function UserInfo() {
  return (
    <SectionLayout section="userInfo">
      <UserInfoCards />
    </SectionLayout>
  );
}

function UserInfoCards() {
  const asked = userCentreApi.endpoints.profile.useQuery({});
  return (
    <QueryView query={asked} loading={<Skeleton bars={12} title={messages.userInfo} />}>
      {(profile) => (
        <>
          <ProfileCard profile={profile} />
          <SecurityCard profile={profile} />
          <LoginRecords />
          <AccountPrivacy username={profile.username} />
        </>
      )}
    </QueryView>
  );
}
