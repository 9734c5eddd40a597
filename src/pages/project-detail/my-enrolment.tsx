import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OwnEnrolment as Enrolment } from '@/contracts/enrolment-fields';
import { LeaveButton } from '@/features/projects/leave-button';
import { canStudy } from '@/features/projects/can-study';
import { EnrolmentBadge } from '@/features/projects/badges';
import { FormattedDateTime } from '@/shared/intl/date-time';
import { paths } from '@/shared/routes/paths';
import { UserText } from '@/shared/ui/user-text';
import { messages } from './messages';
import type { ProjectDetail } from './project';
import styles from './project-detail-page.module.css';

/** How my own enrolment stands, why, what comes next, and the way out of it. */
export function MyEnrolment({ project, enrolment }: { project: ProjectDetail; enrolment: Enrolment }) {
  const { state, changedAt, reason, completedAt, mayLeave } = enrolment;
  if (state === 'left') return null;
  const canStudyNow = canStudy(state, project, completedAt);
  return (
    <div className={styles.own} role="status">
      <p className={styles.standing}>
        <FormattedMessage {...messages.myEnrolment} />
        <EnrolmentBadge state={state} />
        <FormattedDateTime className={styles.when} value={changedAt} />
      </p>
      <p>
        <FormattedMessage {...(canStudyNow ? messages.studyNext : messages[`${state}Next`])} />
      </p>
      {reason !== null && (
        <p>
          <FormattedMessage
            {...messages.because}
            values={{
              reason: <UserText key="reason">{reason}</UserText>,
            }}
          />
        </p>
      )}
      {canStudyNow && (
        <Link className={styles.study} to={paths.study.href({ id: project.id })}>
          <FormattedMessage {...(completedAt === null ? messages.study : messages.lookBack)} />
        </Link>
      )}
      {mayLeave && <LeaveButton projectId={project.id} title={project.title} />}
    </div>
  );
}
