import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OwnEnrolment as Enrolment } from '@/contracts/enrolment-fields';
import { LeaveButton } from '@/features/projects/leave-button';
import { mayStudy } from '@/features/projects/may-study';
import { EnrolmentBadge } from '@/features/projects/state-badge';
import { DayAndTime } from '@/shared/intl/moment';
import { paths } from '@/shared/routes/paths';
import { WrittenText } from '@/shared/ui/written-text';
import { messages } from './messages';
import type { ProjectDetail } from './project';
import styles from './project-detail-page.module.css';

/** How my own enrolment stands, why, what comes next, and the way out of it. */
export function OwnEnrolment({ project, enrolment }: { project: ProjectDetail; enrolment: Enrolment }) {
  const { state, changedAt, reason, completedAt, mayLeave } = enrolment;
  if (state === 'left') return null;
  const studies = mayStudy(state, project, completedAt);
  return (
    <div className={styles.own} role="status">
      <p className={styles.standing}>
        <FormattedMessage {...messages.myEnrolment} />
        <EnrolmentBadge state={state} />
        <DayAndTime className={styles.when} value={changedAt} />
      </p>
      <p>
        <FormattedMessage {...(studies ? messages.studyNext : messages[`${state}Next`])} />
      </p>
      {reason !== null && (
        <p>
          <FormattedMessage
            {...messages.because}
            values={{
              reason: <WrittenText key="reason">{reason}</WrittenText>,
            }}
          />
        </p>
      )}
      {studies && (
        <Link className={styles.study} to={paths.study.href({ id: project.id })}>
          <FormattedMessage {...(completedAt === null ? messages.study : messages.lookBack)} />
        </Link>
      )}
      {mayLeave && <LeaveButton projectId={project.id} title={project.title} />}
    </div>
  );
}
