import { FormattedMessage } from 'react-intl';
import { ProjectCards } from '@/features/projects/project-cards';
import { projectApi } from '@/features/projects/api';
import { paths } from '@/shared/routes/paths';
import { Link } from '@/shared/ui/link';
import { QueryView } from '@/shared/ui/query/query-view';
import { EmptyState, Skeleton } from '@/shared/ui/page-state';
import { Section } from '@/shared/ui/section';
import { hospitalProjectsHref, hospitalProjectsRequest } from './api';
import { messages } from './messages';
import styles from './hospital-detail-page.module.css';

/** The first projects of a hospital, and a link to all where there are more. */
export function HospitalProjects({ hospitalId }: { hospitalId: string }) {
  const query = projectApi.endpoints.projectPage.useQuery(hospitalProjectsRequest(hospitalId));
  const total = query.currentData?.total ?? 0;
  const shown = query.currentData?.records.length ?? 0;
  return (
    <Section
      className={styles.projects}
      title={messages.projects}
      all={
        total > shown
          ? {
              href: hospitalProjectsHref(hospitalId),
              text: messages.allProjects,
              name: messages.allOfHospital,
            }
          : undefined
      }
    >
      <QueryView query={query} loading={<Skeleton bars={9} title={messages.projectsLoading} />}>
        {({ records }) => (records.length > 0 ? <ProjectCards projects={records} /> : <NoProjects />)}
      </QueryView>
    </Section>
  );
}

function NoProjects() {
  return (
    <EmptyState title={<FormattedMessage {...messages.noProjects} />}>
      <p>
        <FormattedMessage {...messages.noProjectsText} />
      </p>
      <Link to={paths.projects.href()}>
        <FormattedMessage {...messages.allProjects} />
      </Link>
    </EmptyState>
  );
}
