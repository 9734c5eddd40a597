import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ResponseOf } from '@/contracts/call';
import type { enrolmentMine } from '@/contracts/enrolment';
import { contentLanguage } from '@/shared/intl/languages';
import { FormattedDay } from '@/shared/intl/date-time';
import type { Message } from '@/shared/intl/define-messages';
import { paths } from '@/shared/routes/paths';
import { QueryView } from '@/shared/ui/query/query-view';
import { Skeleton } from '@/shared/ui/page-state';
import { Section } from '@/shared/ui/section';
import { canStudy } from './can-study';
import { projectApi } from './api';
import { messages } from './my-training/messages';
import styles from './my-training.module.css';
import { activeEnrolments } from './active-enrolments';

type Enrolment = ResponseOf<typeof enrolmentMine>['records'][number];

const latestQuery = { current: 1, size: 20, query: {} };

/** The courses I am in, to go on with one of them; for whoever has none, the way to the courses. */
export default function MyTraining() {
  const query = projectApi.endpoints.enrolmentMine.useQuery(latestQuery);
  const skeleton = <Skeleton bars={3} title={messages.title} />;
  return (
    <Section
      className={styles.training}
      title={messages.title}
      all={{ href: paths.userCentre.href({ section: 'myProject' }), text: messages.all }}
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
      <p className={styles.none}>
        <FormattedMessage {...messages.none} />{' '}
        <Link to={paths.projects.href()}>
          <FormattedMessage {...messages.find} />
        </Link>
      </p>
    );
  return (
    <ul className={styles.courses}>
      {enrolments.map(({ id, state, project }) => (
        <li key={id}>
          <strong lang={contentLanguage}>{project.title}</strong>
          <span className={styles.next}>
            {state !== 'approved' ? (
              <FormattedMessage {...messages.waits} />
            ) : project.underWay ? (
              <FormattedMessage
                {...messages.until}
                values={{ day: <FormattedDay value={project.endsAt} /> }}
              />
            ) : (
              <FormattedMessage
                {...messages.from}
                values={{ day: <FormattedDay value={project.startsAt} /> }}
              />
            )}
          </span>
          <CourseLink
            to={(canStudy(state, project) ? paths.study : paths.project).href({ id: project.id })}
            text={canStudy(state, project) ? messages.goOn : messages.look}
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
    <Link className={styles.go} to={to} aria-label={`${intl.formatMessage(text)} ${title}`}>
      <FormattedMessage {...text} />
    </Link>
  );
}
