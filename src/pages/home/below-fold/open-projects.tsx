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

/** As many as stand in one row. */
const maxProjects = 4;

/** Those that close first; of more than are shown, since some of them may be full. */
const closingSoonRequest = {
  current: 1,
  size: 12,
  query: { state: 'open' as const, sort: 'closing' as const },
};

/** A few courses one can enrol in now: open, and with places left. */
export function OpenProjects() {
  const query = projectApi.endpoints.projectPage.useQuery(closingSoonRequest);
  return (
    <Section
      title={messages.courses}
      all={{ href: `${paths.projects.href()}?state=open`, text: messages.allCourses }}
    >
      <div className={styles.courses}>
        <QueryView query={query} loading={<Skeleton bars={9} title={messages.courses} />}>
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
    <EmptyState title={<FormattedMessage {...messages.noCourse} />}>
      <p>
        <FormattedMessage {...messages.noCourseText} />
      </p>
    </EmptyState>
  );
}
