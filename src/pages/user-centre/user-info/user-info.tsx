import { Answer } from '@/shared/ui/answer';
import { Loading } from '@/shared/ui/page-state';
import { SectionFrame } from '../frame/section-frame';
import { messages } from '../messages';
import { Departure } from './departure/departure';
import { LoginRecords } from './login-records/login-records';
import { ProfileCard } from './profile/profile-card';
import { reads } from './reads';
import { Safety } from './safety/safety';

/** Everything about the person who is signed in (R2.26). */
export default function UserInfo() {
  return (
    <SectionFrame section="userInfo">
      <Parts />
    </SectionFrame>
  );
}

function Parts() {
  const asked = reads.endpoints.profile.useQuery({});
  return (
    <Answer asked={asked} waiting={<Loading bars={12} title={messages.userInfo} />}>
      {(profile) => (
        <>
          <ProfileCard profile={profile} />
          <Safety profile={profile} />
          <LoginRecords />
          <Departure username={profile.username} />
        </>
      )}
    </Answer>
  );
}
