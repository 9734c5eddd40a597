import { FormattedMessage } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { isId } from '@/contracts/fields';
import { projectApi } from '@/features/projects/api';
import { isNotFound } from '@/shared/api/api-error';
import { paths } from '@/shared/routes/paths';
import { QueryView } from '@/shared/ui/query/query-view';
import { NotFoundState, Skeleton } from '@/shared/ui/page-state';
import { messages } from './messages';
import { Project } from './project';
import styles from './project-detail-page.module.css';
import { useRefetchAt } from './use-refetch-at';

/** One course with everything a trainee decides by, and the way in (R2.13). */
export default function ProjectDetailPage() {
  const { id = '' } = useParams();
  return (
    <div className={`portal-wrap ${styles.page}`}>
      <Link className={styles.back} to={paths.projects.href()}>
        ← <FormattedMessage {...messages.toList} />
      </Link>
      {isId(id) ? <Found id={id} /> : gone}
    </div>
  );
}

function Found({ id }: { id: string }) {
  const query = projectApi.endpoints.projectDetail.useQuery({ id }, { refetchOnMountOrArgChange: 30 });
  const { enrolFrom = '', enrolUntil = '', startsAt = '', endsAt = '' } = query.currentData ?? {};
  useRefetchAt([enrolFrom, enrolUntil, startsAt, endsAt], query.refetch);
  const loading = <Skeleton bars={18} title={messages.loading} />;
  return (
    <QueryView
      query={query}
      loading={loading}
      heading="h1"
      renderError={(error) => isNotFound(error) && gone}
    >
      {(project) => <Project project={project} />}
    </QueryView>
  );
}

const gone = <NotFoundState title={messages.gone} why={messages.goneWhy} />;
