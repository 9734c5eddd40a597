import type { ProjectSummary } from '@/contracts/project';
import { ProjectCard } from './project-card';
import styles from './project-card.module.css';

/**
 * Courses as cards, as many columns as there is room for.
 * @param brief for a part of a page: on a narrow screen three of them, without picture and summary
 */
export function ProjectCards({
  projects,
  compact = false,
}: {
  projects: readonly ProjectSummary[];
  compact?: boolean;
}) {
  return (
    <ul className={`${styles.cards} ${compact ? styles.brief : ''}`}>
      {projects.map((project) => (
        <ProjectCard key={project.id} project={project} />
      ))}
    </ul>
  );
}
