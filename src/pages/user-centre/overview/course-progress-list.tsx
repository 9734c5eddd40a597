import { FormattedMessage, useIntl } from 'react-intl';
import { EnrolmentBadge } from '@/features/projects/badges';
import { holdsSeat } from '@/contracts/enrolment-fields';
import { canStudy, type Enrolment } from '@/features/projects/enrolment-rules';
import { messages as projectMessages } from '@/features/projects/messages';
import { UpcomingDate } from '@/features/projects/upcoming-date';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { Link } from '@/shared/ui/link';
import { ProgressMeter } from '@/shared/ui/progress-meter';
import { Section } from '@/shared/ui/section';
import { messages } from './messages';
import styles from './course-progress-list.module.css';

/** Maximum number of courses here; my training lists all. */
const maxShown = 6;

/**
 * Courses of the user with their progress: running ones by their end, then those that cannot be studied yet, then
 * completed ones.
 */
export function CourseProgressList({ enrolments }: { enrolments: readonly Enrolment[] }) {
  const shown = enrolments
    .filter(
      ({ state, project, completedAt }) =>
        holdsSeat(state) && (completedAt !== null || project.state !== 'over'),
    )
    .sort((one, other) => rankOf(one) - rankOf(other) || compareDates(one, other))
    .slice(0, maxShown);
  if (shown.length === 0) return null;
  return (
    <Section
      className={styles.courses}
      title={messages.courses}
      all={{ href: paths.userCentre.href({ section: 'myProject' }), text: messages.allCourses }}
    >
      <ul>
        {shown.map((enrolment) => (
          <CourseProgress key={enrolment.id} enrolment={enrolment} />
        ))}
      </ul>
    </Section>
  );
}

function rankOf({ state, project, completedAt }: Enrolment): number {
  if (completedAt !== null) return 2;
  return canStudy(state, project) ? 0 : 1;
}

/** The nearest end first; of completed courses the latest. */
function compareDates(one: Enrolment, other: Enrolment): number {
  if (one.completedAt !== null && other.completedAt !== null)
    return other.completedAt.localeCompare(one.completedAt);
  return one.project.endsAt.localeCompare(other.project.endsAt);
}

function CourseProgress({
  enrolment: { state, project, lessons, completedAt, openedAt },
}: {
  enrolment: Enrolment;
}) {
  const intl = useIntl();
  const isOpen = canStudy(state, project, completedAt);
  const text =
    projectMessages[!isOpen || completedAt !== null ? 'view' : openedAt === null ? 'start' : 'continue'];
  const href = (isOpen ? paths.study : paths.project).href({ id: project.id });
  return (
    <li>
      <div className={styles.course}>
        <h3 lang={contentLanguage}>{project.title}</h3>
        <p>
          {isOpen && <FormattedMessage {...messages.lessonsDone} values={lessons} />}
          {!isOpen && <EnrolmentBadge state={state} />}
          <span>
            <UpcomingDate project={project} />
          </span>
        </p>
        {isOpen && (
          <ProgressMeter
            label={intl.formatMessage(messages.progressOf, { title: project.title })}
            value={completedAt === null ? lessons.done : Math.max(1, lessons.all)}
            max={Math.max(1, lessons.all)}
          />
        )}
      </div>
      <Link to={href} aria-label={`${intl.formatMessage(text)} ${project.title}`}>
        <FormattedMessage {...text} />
      </Link>
    </li>
  );
}
