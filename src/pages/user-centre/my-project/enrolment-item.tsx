import { FormattedMessage } from 'react-intl';
import type { ResponseOf } from '@/contracts/call';
import type { enrolmentMine } from '@/contracts/enrolment';
import { LeaveButton } from '@/features/projects/leave-button';
import { canStudy } from '@/features/projects/enrolment-rules';
import { UpcomingDate } from '@/features/projects/upcoming-date';
import { EnrolmentBadge } from '@/features/projects/badges';
import { contentLanguage } from '@/shared/intl/languages';
import { FormattedDay, FormattedDateTime } from '@/shared/intl/date-time';
import { paths } from '@/shared/routes/paths';
import entries from '@/shared/ui/entry-list.module.css';
import { Link } from '@/shared/ui/link';
import { UserText } from '@/shared/ui/user-text';
import { messages } from './messages';
import styles from './my-project.module.css';

type MyEnrolment = ResponseOf<typeof enrolmentMine>['records'][number];

/** The message that dates each state. */
const stateMessages = {
  incomplete: 'enrolledAt',
  enrolled: 'enrolledAt',
  review: 'reviewAt',
  approved: 'approvedAt',
  refused: 'refusedAt',
  left: 'leftAt',
} as const;

/** One enrolment: course, state with date and reason, and buttons to study or to leave. */
export function EnrolmentItem({ enrolment }: { enrolment: MyEnrolment }) {
  const { state, reason, changedAt, openedAt, completedAt, documentsDue, mayLeave, project, lessons } =
    enrolment;
  return (
    <li className={styles.enrolment} tabIndex={-1}>
      <div className={entries.text}>
        <h2 lang={contentLanguage}>
          <Link to={paths.project.href({ id: project.id })}>{project.title}</Link>
        </h2>
        <p className={styles.facts}>
          <span lang={contentLanguage}>{project.hospitalName}</span>
          <span>
            <UpcomingDate project={project} />
          </span>
        </p>
        <p className={styles.facts}>
          <EnrolmentBadge state={state} />
          <span>
            <FormattedMessage
              {...messages[stateMessages[state]]}
              values={{ dateTime: <FormattedDateTime value={changedAt} /> }}
            />
          </span>
          {completedAt === null && canStudy(state, project) && (
            <span>
              <FormattedMessage {...messages.lessons} values={lessons} />
            </span>
          )}
          {completedAt !== null && (
            <span>
              <FormattedMessage
                {...messages.completed}
                values={{ day: <FormattedDay value={completedAt} /> }}
              />
            </span>
          )}
        </p>
        {documentsDue && (
          <p className={styles.reason}>
            <Link to={paths.project.href({ id: project.id })}>
              <FormattedMessage
                {...messages.documentsDue}
                values={{ due: <FormattedDateTime value={documentsDue} /> }}
              />
            </Link>
          </p>
        )}
        {reason !== null && (
          <p className={styles.reason}>
            <FormattedMessage
              {...messages.reason}
              values={{
                reason: <UserText key="reason">{reason}</UserText>,
              }}
            />
          </p>
        )}
      </div>
      {canStudy(state, project, completedAt) && (
        <Link className={styles.study} to={paths.study.href({ id: project.id })}>
          <FormattedMessage
            {...messages[completedAt !== null ? 'review' : openedAt === null ? 'start' : 'study']}
          />
        </Link>
      )}
      {mayLeave && <LeaveButton projectId={project.id} title={project.title} state={state} />}
    </li>
  );
}
