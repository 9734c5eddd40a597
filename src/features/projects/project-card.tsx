import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ProjectSummary } from '@/contracts/project';
import { useDictionaryName } from '@/shared/api/dictionary';
import { useMediaUrl } from '@/shared/config/config-context';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { messages } from './messages';
import { UpcomingDate } from './upcoming-date';
import styles from './project-card.module.css';
import { EnrolmentBadge, ProjectBadge } from './badges';

/** A course in a list of courses, an `li`: what one chooses by at a glance. All of it leads to the course. */
export function ProjectCard({ project }: { project: ProjectSummary }) {
  const media = useMediaUrl();
  const nameOf = useDictionaryName();
  const { id, title, summary, cover, kind, speciality, mode, hospitalName, credits, hours, mine } = project;
  const facts = [
    nameOf('training_type', kind),
    nameOf('speciality', speciality),
    nameOf('teaching_mode', mode),
  ];
  return (
    <li className={styles.card}>
      <div className={styles.cover}>
        {cover !== null && <img src={media(cover)} alt="" width="384" height="216" loading="lazy" />}
        <div className={styles.badges}>
          <ProjectBadge project={project} />
          {mine !== null && <EnrolmentBadge state={mine} />}
        </div>
      </div>
      <div className={styles.text}>
        <p className={styles.kind} lang={contentLanguage}>
          {facts.join(' · ')}
        </p>
        <h2 lang={contentLanguage}>
          <Link to={paths.project.href({ id })}>{title}</Link>
        </h2>
        <p className={styles.summary} lang={contentLanguage}>
          {summary}
        </p>
        <p className={styles.base} lang={contentLanguage}>
          {hospitalName}
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
              <FormattedMessage {...messages.places} values={{ left: project.left, quota: project.quota }} />
            </li>
          )}
        </ul>
      </div>
    </li>
  );
}
