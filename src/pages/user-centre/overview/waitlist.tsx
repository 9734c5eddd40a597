import { FormattedMessage, useIntl } from 'react-intl';
import type { WaitlistEntry } from '@/contracts/waitlist';
import { projectApi } from '@/features/projects/api';
import { messages as projectMessages } from '@/features/projects/messages';
import { UpcomingDate } from '@/features/projects/upcoming-date';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { Link } from '@/shared/ui/link';
import { MissingPart } from '@/shared/ui/query/missing-part';
import { Section } from '@/shared/ui/section';
import { messages } from './messages';
import styles from './course-progress-list.module.css';

/** The user's waitlist: seats with the position in the queue, and reminders of enrolments that will open. */
export function Waitlist() {
  const query = projectApi.endpoints.waitlistMine.useQuery({}, { refetchOnFocus: true });
  const entries = query.currentData ?? [];
  if (entries.length === 0) return <MissingPart query={query} name={messages.waitlist} />;
  return (
    <Section className={styles.courses} title={messages.waitlist}>
      <ul>
        {entries.map((entry) => (
          <Entry key={entry.project.id} entry={entry} />
        ))}
      </ul>
    </Section>
  );
}

function Entry({ entry: { position, project } }: { entry: WaitlistEntry }) {
  const intl = useIntl();
  return (
    <li>
      <div className={styles.course}>
        <h3 lang={contentLanguage}>{project.title}</h3>
        <p>
          <FormattedMessage
            {...messages[position === null ? 'reminder' : 'position']}
            values={{ position }}
          />
          <span>
            <UpcomingDate project={project} />
          </span>
        </p>
      </div>
      <Link
        to={paths.project.href({ id: project.id })}
        aria-label={`${intl.formatMessage(projectMessages.view)} ${project.title}`}
      >
        <FormattedMessage {...projectMessages.view} />
      </Link>
    </li>
  );
}
