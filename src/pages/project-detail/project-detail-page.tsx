import { FormattedMessage } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { isId } from '@/contracts/fields';
import { projectReads } from '@/features/projects/reads';
import { isNotFound } from '@/shared/api/platform-error';
import { paths } from '@/shared/routes/paths';
import { Answer } from '@/shared/ui/answer';
import { Gone, Loading } from '@/shared/ui/page-state';
import { messages } from './messages';
import { Project } from './project';
import styles from './project-detail-page.module.css';
import { useFresh } from './use-fresh';

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
  const asked = projectReads.endpoints.projectDetail.useQuery({ id }, { refetchOnMountOrArgChange: 30 });
  const { enrolFrom = '', enrolUntil = '', startsAt = '', endsAt = '' } = asked.currentData ?? {};
  useFresh([enrolFrom, enrolUntil, startsAt, endsAt], asked.refetch);
  const waiting = <Loading bars={18} title={messages.loading} />;
  return (
    <Answer asked={asked} waiting={waiting} heading="h1" failed={(error) => isNotFound(error) && gone}>
      {(project) => <Project project={project} />}
    </Answer>
  );
}

const gone = <Gone title={messages.gone} why={messages.goneWhy} />;
