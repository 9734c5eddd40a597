import { FormattedMessage } from 'react-intl';
import type { ProjectSummary } from '@/contracts/project';
import { ProjectCards } from '@/features/projects/project-cards';
import { projectApi } from '@/features/projects/api';
import { paths } from '@/shared/routes/paths';
import { QueryView } from '@/shared/ui/query/query-view';
import { EmptyState, Skeleton } from '@/shared/ui/page-state';
import { Section } from '@/shared/ui/section';
import { messages } from './messages';
import styles from './below-fold.module.css';

/** Number of projects in one row. */
const maxProjects = 4;

/** Requests more than are shown, because full projects are filtered out. */
const closingSoonRequest = {
  current: 1,
  size: 12,
  query: { state: 'open' as const, sort: 'closing' as const },
};

/** Projects that are open for enrolment and have seats left; those closing soonest first. */
export function OpenProjects() {
  const query = projectApi.endpoints.projectPage.useQuery(closingSoonRequest);
  return (
    <Section
      title={messages.openProjects}
      all={{ href: `${paths.projects.href()}?state=open`, text: messages.allProjects }}
    >
      <div className={styles.projects}>
        <QueryView query={query} loading={<Skeleton bars={9} title={messages.openProjects} />}>
          {({ records }) => (
            <ProjectsWithSeats projects={records.filter(({ left }) => left > 0).slice(0, maxProjects)} />
          )}
        </QueryView>
      </div>
    </Section>
  );
}

function ProjectsWithSeats({ projects }: { projects: readonly ProjectSummary[] }) {
  if (projects.length > 0) return <ProjectCards projects={projects} compact />;
  return (
    <EmptyState title={<FormattedMessage {...messages.noProjects} />}>
      <p>
        <FormattedMessage {...messages.noProjectsText} />
      </p>
    </EmptyState>
  );
}
