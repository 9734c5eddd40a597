import { FormattedMessage, useIntl } from 'react-intl';
import { messages as authMessages } from '@/features/auth/messages';
import { Card } from '@/shared/ui/card';
import { BackToCourse } from './back-to-course';
import { AvatarField } from '../avatar/avatar-field';
import { messages } from '../messages';
import { ProfileForm } from './profile-form';
import { missingFields, type Profile } from './profile-values';
import styles from './profile.module.css';

/** Avatar and profile form, with a note about missing fields of the profile. */
export function ProfileCard({ profile }: { profile: Profile }) {
  return (
    <Card
      title={<FormattedMessage {...messages.profile} />}
      lead={<FormattedMessage {...messages.profileLead} />}
    >
      <Completeness profile={profile} />
      <AvatarField />
      <ProfileForm profile={profile} />
    </Card>
  );
}

/** The platform decides whether the profile is complete; the missing fields are listed from its values. */
function Completeness({ profile }: { profile: Profile }) {
  const intl = useIntl();
  const labels = { ...authMessages, ...messages };
  const missing = missingFields(profile).map((field) => intl.formatMessage(labels[field]));
  return (
    <p className={styles.completeness} data-complete={profile.complete}>
      <svg viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.8">
        <circle cx="10" cy="10" r="8" />
        <path
          d={profile.complete ? 'm6.5 10.2 2.5 2.5 4.5-5' : 'M10 6v5m0 2.5v.5'}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {profile.complete ? (
        <span>
          <FormattedMessage {...messages.profileComplete} /> <BackToCourse />
        </span>
      ) : (
        <FormattedMessage
          {...messages.profileIncomplete}
          values={{ count: missing.length, fields: missing.join(intl.formatMessage(messages.listSeparator)) }}
        />
      )}
    </p>
  );
}
