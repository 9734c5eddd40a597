import { FormattedMessage } from 'react-intl';
import { isPending, type OwnEnrolment as Enrolment } from '@/contracts/enrolment-fields';
import type { ProjectDetail } from '@/contracts/project';
import { LeaveButton } from '@/features/projects/leave-button';
import { canStudy } from '@/features/projects/enrolment-rules';
import { EnrolmentBadge } from '@/features/projects/badges';
import { useCapabilities } from '@/shared/config/config-context';
import { FormattedDateTime } from '@/shared/intl/date-time';
import { paths } from '@/shared/routes/paths';
import { Link } from '@/shared/ui/link';
import { UserText } from '@/shared/ui/user-text';
import { Documents } from './documents';
import { messages } from './messages';
import styles from './enrolment-panel.module.css';

/** The link to the lessons, the state of the user's enrolment with its reason, the documents, and the button that withdraws it. */
export function MyEnrolment({ project, enrolment }: { project: ProjectDetail; enrolment: Enrolment }) {
  const { state, changedAt, reason, completedAt, documentsDue, mayLeave } = enrolment;
  const hasDocuments = useCapabilities().has('documents');
  const { documents = [] } = project;
  if (state === 'left') return null;
  const canStudyNow = canStudy(state, project, completedAt);
  return (
    <div className={styles.enrolment}>
      {canStudyNow && (
        <Link className={styles.study} to={paths.study.href({ id: project.id })}>
          <FormattedMessage {...studyLabel(project)} />
        </Link>
      )}
      <div className={styles.enrolment} role="status">
        <p className={styles.state}>
          <FormattedMessage {...messages.myEnrolment} />
          <EnrolmentBadge state={state} />
          <FormattedDateTime className={styles.changedAt} value={changedAt} />
        </p>
        <p>
          <FormattedMessage
            {...(canStudyNow ? messages.studyNext : messages[`${state}Next`])}
            values={{ due: <FormattedDateTime value={documentsDue ?? project.startsAt} /> }}
          />
        </p>
        {reason !== null && (
          <p>
            <FormattedMessage
              {...messages.reason}
              values={{ reason: <UserText key="reason">{reason}</UserText> }}
            />
          </p>
        )}
      </div>
      {hasDocuments && documents.length > 0 && (
        <Documents projectId={project.id} documents={documents} isOpen={isPending(state)} />
      )}
      {mayLeave && <LeaveButton projectId={project.id} title={project.title} state={state} />}
    </div>
  );
}

/** The label of the link to the study page. */
export function studyLabel({ enrolment }: ProjectDetail) {
  if (enrolment && enrolment.completedAt !== null) return messages.reviewCourse;
  return enrolment && enrolment.openedAt !== null ? messages.study : messages.start;
}
