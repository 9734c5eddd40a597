import { FormattedList, FormattedMessage } from 'react-intl';
import type { ListedCertificate } from '@/contracts/certificate';
import { messages as projectMessages } from '@/features/projects/messages';
import { contentLanguage } from '@/shared/intl/languages';
import { Day } from '@/shared/intl/moment';
import { WrittenText } from '@/shared/ui/written-text';
import { messages } from './messages';
import styles from './my-cert.module.css';

/** Undone lessons that are named; more are only counted. */
const named = 3;

/** What the state of a certificate means for its owner: what is missing, since when, until when, why not. */
export function Standing({ certificate }: { certificate: ListedCertificate }) {
  const { state, missing, completedAt, issuedAt, expiresAt, revokedAt, reason, course } = certificate;
  switch (state) {
    case 'unearned':
      return (
        <>
          <Missing titles={missing} />
          {!course.underWay && <NotNow course={course} />}
        </>
      );
    case 'ready':
      return (
        <p>
          <FormattedMessage {...messages.completed} values={{ day: <Moment value={completedAt} /> }} />
        </p>
      );
    case 'issued':
      return (
        <p className={styles.quiet}>
          <FormattedMessage
            {...messages.valid}
            values={{
              issued: <Moment key="issued" value={issuedAt} />,
              expires: <Moment key="expires" value={expiresAt} />,
            }}
          />
        </p>
      );
    case 'expired':
      return (
        <p className={styles.quiet}>
          <FormattedMessage {...messages.hasExpired} values={{ day: <Moment value={expiresAt} /> }} />
        </p>
      );
    case 'revoked':
      return (
        <p>
          <FormattedMessage
            {...messages.wasRevoked}
            values={{
              day: <Moment key="day" value={revokedAt} />,
              reason: <WrittenText key="reason">{reason}</WrittenText>,
            }}
          />
        </p>
      );
  }
}

function Moment({ value }: { value: string | null }) {
  return value === null ? '—' : <Day value={value} />;
}

/** It cannot be earned yet, or no longer. */
function NotNow({ course: { state, startsAt, endsAt } }: Pick<ListedCertificate, 'course'>) {
  const isOver = state === 'over';
  return (
    <p>
      <FormattedMessage
        {...(isOver ? projectMessages.ended : projectMessages.starts)}
        values={{ day: <Day value={isOver ? endsAt : startsAt} /> }}
      />
    </p>
  );
}

function Missing({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <p className={styles.quiet}>
      <FormattedMessage
        {...(titles.length > named ? messages.missingMore : messages.missing)}
        values={{
          count: titles.length,
          titles: (
            <span key="titles" lang={contentLanguage}>
              <FormattedList type="unit" value={titles.slice(0, named).map((title) => `“${title}”`)} />
            </span>
          ),
        }}
      />
    </p>
  );
}
