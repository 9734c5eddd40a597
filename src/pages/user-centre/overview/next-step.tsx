import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { activeEnrolments, enrolmentToContinue, type Enrolment } from '@/features/projects/enrolment-rules';
import { messages as projectMessages } from '@/features/projects/messages';
import { FormattedDay } from '@/shared/intl/date-time';
import { contentLanguage } from '@/shared/intl/languages';
import { useIsAvailable } from '@/shared/routes/available-pages';
import { paths } from '@/shared/routes/paths';
import { Link } from '@/shared/ui/link';
import { daysUntil } from './agenda';
import { messages } from './messages';
import styles from './next-step.module.css';
import { ProgressRing } from './progress-ring';

/**
 * The user's next step: continue the last course, wait for a decision, or find a course. @param now milliseconds since
 * 1970
 */
export function NextStep({ enrolments, now }: { enrolments: readonly Enrolment[]; now: number }) {
  const current = enrolmentToContinue(enrolments);
  if (current) return <Continue enrolment={current} now={now} />;
  const [pending] = activeEnrolments(enrolments);
  if (pending) return <Pending enrolment={pending} />;
  return <NothingToStudy hasCompleted={enrolments.some(({ completedAt }) => completedAt !== null)} />;
}

function Continue({
  enrolment: { project, lessons, next, openedAt },
  now,
}: {
  enrolment: Enrolment;
  now: number;
}) {
  const intl = useIntl();
  const days = daysUntil(project.endsAt, now);
  const text = projectMessages[openedAt === null ? 'start' : 'continue'];
  return (
    <Panel
      aside={<ProgressRing share={lessons.all > 0 ? lessons.done / lessons.all : 0} />}
      title={<span lang={contentLanguage}>{project.title}</span>}
    >
      {next && (
        <p>
          <FormattedMessage
            {...projectMessages.nextLesson}
            values={{ lesson: <span lang={contentLanguage}>{next.title}</span> }}
          />
        </p>
      )}
      <p className={styles.facts}>
        <span>
          <FormattedMessage {...messages.lessonsDone} values={lessons} />
        </span>{' '}
        <span>
          <FormattedMessage
            {...messages.deadline}
            values={{ day: <FormattedDay value={project.endsAt} /> }}
          />
        </span>{' '}
        {days >= 0 && days <= 30 && (
          <strong className={styles.daysLeft}>
            <FormattedMessage {...(days === 0 ? messages.dueToday : messages.daysLeft)} values={{ days }} />
          </strong>
        )}
      </p>
      <Link
        className={styles.action}
        to={paths.study.href({ id: project.id })}
        aria-label={`${intl.formatMessage(text)} ${project.title}`}
      >
        <FormattedMessage {...text} />
      </Link>
    </Panel>
  );
}

/** Enrolled, but the course has not started or the decision is pending. */
function Pending({ enrolment: { state, project } }: { enrolment: Enrolment }) {
  const isApproved = state === 'approved';
  const isIncomplete = state === 'incomplete';
  const startsOn = (
    <FormattedMessage {...messages.startsOn} values={{ day: <FormattedDay value={project.startsAt} /> }} />
  );
  return (
    <Panel title={<span lang={contentLanguage}>{project.title}</span>}>
      <p>
        {isApproved ? (
          startsOn
        ) : (
          <>
            <FormattedMessage {...(isIncomplete ? projectMessages.awaitsDocuments : messages.waiting)} />
            {' ·\u00a0'}
            <FormattedMessage {...(isIncomplete ? messages.incompleteText : messages.waitingText)} />
          </>
        )}
      </p>
      <Link className={styles.action} to={paths.project.href({ id: project.id })}>
        <FormattedMessage {...projectMessages.view} />
      </Link>
    </Panel>
  );
}

function NothingToStudy({ hasCompleted }: { hasCompleted: boolean }) {
  const isAvailable = useIsAvailable();
  const certificates = paths.userCentre.href({ section: 'myCert' });
  return (
    <Panel title={<FormattedMessage {...(hasCompleted ? messages.allDone : messages.nothing)} />}>
      <p>
        <FormattedMessage {...(hasCompleted ? messages.allDoneText : messages.nothingText)} />
      </p>
      <Link className={styles.action} to={paths.projects.href()}>
        <FormattedMessage {...messages.browse} />
      </Link>
      {hasCompleted && isAvailable(certificates) && (
        <Link className={styles.quietAction} to={certificates}>
          <FormattedMessage {...messages.toCertificates} />
        </Link>
      )}
    </Panel>
  );
}

function Panel({ title, aside, children }: { title: ReactNode; aside?: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={styles.next} aria-labelledby={heading}>
      <div>
        <p className={styles.kicker}>
          <FormattedMessage {...messages.next} />
        </p>
        <h2 id={heading}>{title}</h2>
        {children}
      </div>
      {aside}
    </section>
  );
}
