import { FormattedMessage } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { isId } from '@/contracts/fields';
import type { ProjectDetail } from '@/contracts/project';
import { projectApi } from '@/features/projects/api';
import { EnrolmentBadge, ProjectBadge, ProjectCategories } from '@/features/projects/badges';
import { RichText } from '@/features/rich-text/rich-text';
import { isNotFound } from '@/shared/api/api-error';
import { useMediaUrl } from '@/shared/config/config-context';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { useTabSubtitle } from '@/shared/routes/tab-subtitle';
import { Card } from '@/shared/ui/card';
import { NotFoundState, Skeleton } from '@/shared/ui/page-state';
import { QueryView } from '@/shared/ui/query/query-view';
import { EnrolmentPanel } from './enrolment-panel';
import { messages } from './messages';
import { Outline } from './outline';
import styles from './project-detail-page.module.css';
import { useRefetchAt } from './use-refetch-at';

/** One training project: what it teaches, who teaches it, and enrolment (R2.13). */
export default function ProjectDetailPage() {
  const { id = '' } = useParams();
  return (
    <div className={`portal-wrap ${styles.page}`}>
      <Link className={styles.back} to={paths.projects.href()}>
        ← <FormattedMessage {...messages.backToList} />
      </Link>
      {isId(id) ? <ProjectQuery id={id} /> : notFound}
    </div>
  );
}

const notFound = <NotFoundState title={messages.notFound} why={messages.notFoundText} />;

function ProjectQuery({ id }: { id: string }) {
  const query = projectApi.endpoints.projectDetail.useQuery(
    { id },
    // another tab or device may have enrolled meanwhile
    { refetchOnMountOrArgChange: 30, refetchOnFocus: true },
  );
  const { enrolFrom = '', enrolUntil = '', startsAt = '', endsAt = '' } = query.currentData ?? {};
  useRefetchAt([enrolFrom, enrolUntil, startsAt, endsAt], query.refetch);
  const loading = <Skeleton bars={18} title={messages.loading} />;
  return (
    <QueryView
      query={query}
      loading={loading}
      heading="h1"
      renderError={(error) => isNotFound(error) && notFound}
    >
      {(project) => <Project project={project} />}
    </QueryView>
  );
}

function Project({ project }: { project: ProjectDetail }) {
  const media = useMediaUrl();
  useTabSubtitle(project.title);
  const { title, summary, cover, enrolment, outline, teachers, content } = project;
  return (
    <>
      <Card className={styles.head}>
        <div className={styles.title}>
          <div className={styles.badges}>
            <ProjectBadge project={project} />
            {enrolment && enrolment.state !== 'left' && <EnrolmentBadge state={enrolment.state} />}
          </div>
          <h1 lang={contentLanguage}>{title}</h1>
          <p className={styles.kind}>
            <ProjectCategories project={project} />
          </p>
          <p className={styles.summary} lang={contentLanguage}>
            {summary}
          </p>
        </div>
        {cover !== null && (
          <img className={styles.cover} src={media(cover)} alt="" width="384" height="216" />
        )}
      </Card>
      <div className={styles.columns}>
        <EnrolmentPanel project={project} />
        <div className={styles.main}>
          <Card as="section" className={styles.section} lang={contentLanguage}>
            <h2>
              <FormattedMessage {...messages.about} />
            </h2>
            <RichText html={content} />
          </Card>
          {outline.length > 0 && <Outline chapters={outline} />}
          {teachers.length > 0 && <Teachers teachers={teachers} />}
        </div>
      </div>
    </>
  );
}

function Teachers({ teachers }: { teachers: ProjectDetail['teachers'] }) {
  return (
    <Card as="section" className={styles.section}>
      <h2>
        <FormattedMessage {...messages.teachers} />
      </h2>
      <ul className={styles.teachers} lang={contentLanguage}>
        {teachers.map(({ name, title, hospital }) => (
          <li key={`${name} ${hospital}`}>
            <span className={styles.initial} aria-hidden="true">
              {Array.from(name)[0]}
            </span>
            <div>
              <strong>{name}</strong>
              <span>{title}</span>
              <span>{hospital}</span>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
