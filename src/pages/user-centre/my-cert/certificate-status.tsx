import { FormattedList, FormattedMessage } from 'react-intl';
import type { ListedCertificate } from '@/contracts/certificate';
import { messages as projectMessages } from '@/features/projects/messages';
import { contentLanguage } from '@/shared/intl/languages';
import { FormattedDay } from '@/shared/intl/date-time';
import { UserText } from '@/shared/ui/user-text';
import { messages } from './messages';
import styles from './my-cert.module.css';

/** Missing lessons listed by title; the rest are only counted. */
const maxNamedLessons = 3;

/** The state of a certificate as text: missing lessons, dates, the reason of a revocation. */
export function CertificateStatus({ certificate }: { certificate: ListedCertificate }) {
  const { state, missing, completedAt, issuedAt, expiresAt, revokedAt, reason, course } = certificate;
  switch (state) {
    case 'unearned':
      return (
        <>
          <MissingLessons titles={missing} />
          {!course.underWay && <CourseDates course={course} />}
        </>
      );
    case 'ready':
      return (
        <p>
          <FormattedMessage {...messages.completed} values={{ day: <OptionalDay value={completedAt} /> }} />
        </p>
      );
    case 'issued':
      return (
        <p className={styles.soft}>
          <FormattedMessage
            {...messages.valid}
            values={{
              issued: <OptionalDay key="issued" value={issuedAt} />,
              expires: <OptionalDay key="expires" value={expiresAt} />,
            }}
          />
        </p>
      );
    case 'expired':
      return (
        <p className={styles.soft}>
          <FormattedMessage {...messages.expiredOn} values={{ day: <OptionalDay value={expiresAt} /> }} />
        </p>
      );
    case 'revoked':
      return (
        <p>
          <FormattedMessage
            {...messages.revokedOn}
            values={{
              day: <OptionalDay key="day" value={revokedAt} />,
              reason: <UserText key="reason">{reason}</UserText>,
            }}
          />
        </p>
      );
  }
}

function OptionalDay({ value }: { value: string | null }) {
  return value === null ? '—' : <FormattedDay value={value} />;
}

/** Start or end date of a course that is not running. */
function CourseDates({ course: { state, startsAt, endsAt } }: Pick<ListedCertificate, 'course'>) {
  const isOver = state === 'over';
  return (
    <p>
      <FormattedMessage
        {...(isOver ? projectMessages.ended : projectMessages.starts)}
        values={{ day: <FormattedDay value={isOver ? endsAt : startsAt} /> }}
      />
    </p>
  );
}

function MissingLessons({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <p className={styles.soft}>
      <FormattedMessage
        {...(titles.length > maxNamedLessons ? messages.missingMore : messages.missing)}
        values={{
          count: titles.length,
          titles: (
            <span key="titles" lang={contentLanguage}>
              <FormattedList
                type="unit"
                value={titles.slice(0, maxNamedLessons).map((title) => `“${title}”`)}
              />
            </span>
          ),
        }}
      />
    </p>
  );
}
