import { QueryView } from '@/shared/ui/query/query-view';
import { Skeleton } from '@/shared/ui/page-state';
import { userCentreApi } from '../api';
import { messages } from '../messages';
import { SectionLayout } from '../section-layout';
import { AccountPrivacy } from './account/account-privacy';
import { SecurityCard } from './account/security-card';
import { LoginRecords } from './login-records';
import { ProfileCard } from './profile/profile-card';
import styles from './user-info.module.css';

/** Profile, account security, login records and the user's data (R2.26). */
export default function UserInfo() {
  return (
    <SectionLayout section="userInfo">
      <UserInfoCards />
    </SectionLayout>
  );
}

function UserInfoCards() {
  const query = userCentreApi.endpoints.profile.useQuery({});
  return (
    <QueryView query={query} loading={<Skeleton bars={12} title={messages.userInfo} />}>
      {(profile) => (
        <div className={styles.cards}>
          <ProfileCard profile={profile} />
          <SecurityCard profile={profile} />
          <LoginRecords />
          <AccountPrivacy username={profile.username} />
        </div>
      )}
    </QueryView>
  );
}
