import { FormattedMessage, useIntl } from 'react-intl';
import { FormattedDay } from '@/shared/intl/date-time';
import type { Message } from '@/shared/intl/define-messages';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { Link } from '@/shared/ui/link';
import { Skeleton } from '@/shared/ui/page-state';
import { QueryView } from '@/shared/ui/query/query-view';
import { Section } from '@/shared/ui/section';
import { latestEnrolmentsQuery, projectApi } from './api';
import { activeEnrolments, canStudy, type Enrolment } from './enrolment-rules';
import { messages } from './messages';
import styles from './my-training.module.css';

/** The user's active courses with a link to continue each; without any, a link to the course list. */
export default function MyTraining() {
  const query = projectApi.endpoints.enrolmentMine.useQuery(latestEnrolmentsQuery);
  const skeleton = <Skeleton bars={3} title={messages.myTraining} />;
  return (
    <Section
      className={styles.training}
      title={messages.myTraining}
      all={{ href: paths.userCentre.href({ section: 'myProject' }), text: messages.allTraining }}
    >
      <div className={styles.body}>
        <QueryView query={query} loading={skeleton}>
          {({ records }) => <EnrolmentList enrolments={activeEnrolments(records)} />}
        </QueryView>
      </div>
    </Section>
  );
}

function EnrolmentList({ enrolments }: { enrolments: readonly Enrolment[] }) {
  if (enrolments.length === 0)
    return (
      <p className={styles.empty}>
        <FormattedMessage {...messages.noTraining} />{' '}
        <Link to={paths.projects.href()}>
          <FormattedMessage {...messages.browse} />
        </Link>
      </p>
    );
  return (
    <ul className={styles.courses}>
      {enrolments.map(({ id, state, openedAt, project }) => (
        <li key={id}>
          <strong lang={contentLanguage}>{project.title}</strong>
          <span className={styles.date}>
            {state !== 'approved' ? (
              <FormattedMessage
                {...messages[state === 'incomplete' ? 'awaitsDocuments' : 'awaitsDecision']}
              />
            ) : project.underWay ? (
              <FormattedMessage
                {...messages.runsUntil}
                values={{ day: <FormattedDay value={project.endsAt} /> }}
              />
            ) : (
              <FormattedMessage
                {...messages.startsOn}
                values={{ day: <FormattedDay value={project.startsAt} /> }}
              />
            )}
          </span>
          <CourseLink
            to={(canStudy(state, project) ? paths.study : paths.project).href({ id: project.id })}
            text={messages[canStudy(state, project) ? (openedAt === null ? 'start' : 'continue') : 'view']}
            title={project.title}
          />
        </li>
      ))}
    </ul>
  );
}

function CourseLink({ to, text, title }: { to: string; text: Message; title: string }) {
  const intl = useIntl();
  return (
    <Link className={styles.link} to={to} aria-label={`${intl.formatMessage(text)} ${title}`}>
      <FormattedMessage {...text} />
    </Link>
  );
}
