import { FormattedMessage, useIntl } from 'react-intl';
import { messages as authMessages } from '@/features/auth/messages';
import { messages } from './messages';
import styles from './profile.module.css';
import { missingFields, type Profile } from './profile-values';

/** Whether the profile is complete, and if not, what is missing. The platform is the judge. */
export function Completeness({ profile }: { profile: Profile }) {
  const intl = useIntl();
  const names = { ...authMessages, ...messages };
  const missing = missingFields(profile).map((field) => intl.formatMessage(names[field]));
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
        <FormattedMessage {...messages.complete} />
      ) : (
        <FormattedMessage
          {...messages.incomplete}
          values={{ count: missing.length, fields: missing.join(intl.formatMessage(messages.comma)) }}
        />
      )}
    </p>
  );
}
