import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ResponseOf } from '@/contracts/call';
import type { enrolmentMine } from '@/contracts/enrolment';
import { contentLanguage } from '@/shared/intl/languages';
import { Day } from '@/shared/intl/moment';
import type { Text } from '@/shared/intl/texts';
import { paths } from '@/shared/routes/paths';
import { Answer } from '@/shared/ui/answer';
import { Loading } from '@/shared/ui/page-state';
import { Section } from '@/shared/ui/section';
import { mayStudy } from '../may-study';
import { projectReads } from '../reads';
import { messages } from './messages';
import styles from './my-training.module.css';
import { toContinue } from './to-continue';

type Own = ResponseOf<typeof enrolmentMine>['records'][number];

const newest = { current: 1, size: 20, query: {} };

/** The courses I am in, to go on with one of them; for whoever has none, the way to the courses. */
export default function MyTraining() {
  const asked = projectReads.endpoints.enrolmentMine.useQuery(newest);
  const waiting = <Loading bars={3} title={messages.title} />;
  return (
    <Section
      className={styles.training}
      title={messages.title}
      all={{ href: paths.userCentre.href({ section: 'myProject' }), text: messages.all }}
    >
      <div className={styles.body}>
        <Answer asked={asked} waiting={waiting}>
          {({ records }) => <Courses enrolments={toContinue(records)} />}
        </Answer>
      </div>
    </Section>
  );
}

function Courses({ enrolments }: { enrolments: readonly Own[] }) {
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
              <FormattedMessage {...messages.until} values={{ day: <Day value={project.endsAt} /> }} />
            ) : (
              <FormattedMessage {...messages.from} values={{ day: <Day value={project.startsAt} /> }} />
            )}
          </span>
          <Go
            to={(mayStudy(state, project) ? paths.study : paths.project).href({ id: project.id })}
            text={mayStudy(state, project) ? messages.goOn : messages.look}
            title={project.title}
          />
        </li>
      ))}
    </ul>
  );
}

function Go({ to, text, title }: { to: string; text: Text; title: string }) {
  const intl = useIntl();
  return (
    <Link className={styles.go} to={to} aria-label={`${intl.formatMessage(text)} ${title}`}>
      <FormattedMessage {...text} />
    </Link>
  );
}
