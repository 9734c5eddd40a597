import type { ProjectSummary } from '@/contracts/project';
import { ProjectCard } from './project-card';
import styles from './project-card.module.css';

/** Courses as cards, as many columns as there is room for. */
export function ProjectCards({ projects }: { projects: readonly ProjectSummary[] }) {
  return (
    <ul className={styles.cards}>
      {projects.map((project) => (
        <ProjectCard key={project.id} project={project} />
      ))}
    </ul>
  );
}
