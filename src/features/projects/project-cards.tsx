import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ProjectSummary } from '@/contracts/project';
import { useMediaUrl } from '@/shared/config/config-context';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { Link } from '@/shared/ui/link';
import { EnrolmentBadge, ProjectBadge, ProjectCategories } from './badges';
import { messages } from './messages';
import styles from './project-cards.module.css';
import { UpcomingDate } from './upcoming-date';

/**
 * Courses as cards in a responsive grid.
 * @param compact for a section of a page: on narrow screens it shows three cards without picture and summary
 * @param rows for a list: on narrow screens a small picture is beside the facts
 * @param action a button in the corner of each card
 */
export function ProjectCards({
  projects,
  compact = false,
  rows = false,
  action,
}: {
  projects: readonly ProjectSummary[];
  compact?: boolean;
  rows?: boolean;
  action?: (project: ProjectSummary) => ReactNode;
}) {
  return (
    <ul className={`${styles.cards} ${compact ? styles.compact : ''} ${rows ? styles.rows : ''}`}>
      {projects.map((project) => (
        <ProjectCard key={project.id} project={project} action={action?.(project)} />
      ))}
    </ul>
  );
}

/** One course; the whole card is a link to it, except for the action. */
function ProjectCard({ project, action }: { project: ProjectSummary; action: ReactNode }) {
  const media = useMediaUrl();
  const { id, title, summary, cover, hospitalName, city, credits, hours, mine } = project;
  const href = paths.project.href({ id });
  return (
    <li className={styles.card} data-action={action ? true : undefined}>
      <div className={styles.cover}>
        {cover !== null && <img src={media(cover)} alt="" width="384" height="216" loading="lazy" />}
        <div className={styles.badges}>
          <ProjectBadge project={project} />
          {mine !== null && <EnrolmentBadge state={mine} />}
        </div>
      </div>
      <div className={styles.text}>
        <p className={styles.kind}>
          <ProjectCategories project={project} />
        </p>
        <h2 lang={contentLanguage}>
          <Link to={href}>{title}</Link>
        </h2>
        <p className={styles.summary} lang={contentLanguage}>
          {summary}
        </p>
        <p className={styles.hospital} lang={contentLanguage}>
          <span>{hospitalName}</span>{' '}
          {city !== undefined && city !== '' && <span className={styles.city}>· {city}</span>}
        </p>
        <ul className={styles.facts}>
          <li>
            <UpcomingDate project={project} />
          </li>
          <li>
            <FormattedMessage {...messages.credits} values={{ credits }} />
          </li>
          <li>
            <FormattedMessage {...messages.hours} values={{ hours }} />
          </li>
          {(project.state === 'soon' || project.state === 'open') && (
            <li>
              <FormattedMessage {...messages.seats} values={{ left: project.left, quota: project.quota }} />
            </li>
          )}
        </ul>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  );
}
