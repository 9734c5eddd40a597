import { FormattedMessage } from 'react-intl';
import { AvatarField } from '../avatar/avatar-field';
import { Card } from '../../parts/card';
import { Completeness } from './completeness';
import { messages } from './messages';
import { ProfileForm } from './profile-form';
import type { Profile } from './profile-values';

/** What a person says of themselves, and the picture they show. */
export function ProfileCard({ profile }: { profile: Profile }) {
  return (
    <Card title={<FormattedMessage {...messages.title} />} lead={<FormattedMessage {...messages.lead} />}>
      <Completeness profile={profile} />
      <AvatarField />
      <ProfileForm profile={profile} />
    </Card>
  );
}
