import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { isId } from '@/contracts/fields';
import type { ProjectDetail } from '@/contracts/project';
import { projectApi } from '@/features/projects/api';
import { EnrolmentBadge, ProjectBadge, ProjectCategories } from '@/features/projects/badges';
import { FavouriteButton } from '@/features/favourites/favourite-button';
import { OperatorLink } from '@/features/operators/operator-link';
import { RememberPage } from '@/features/recent-pages/remember-page';
import { RichText } from '@/features/rich-text/rich-text';
import { ShareButton } from '@/features/share/share-button';
import { usePageUrl } from '@/features/share/use-page-url';
import { Portrait } from '@/features/teachers/portrait';
import { useCapabilities } from '@/shared/config/config-context';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { useTabSubtitle } from '@/shared/routes/tab-subtitle';
import { Card } from '@/shared/ui/card';
import { DetailHero, DetailHeroSkeleton } from '@/shared/ui/detail-hero';
import hero from '@/shared/ui/detail-hero.module.css';
import { Link } from '@/shared/ui/link';
import { NotFoundState, Skeleton } from '@/shared/ui/page-state';
import { DetailView } from '@/shared/ui/query/detail-view';
import { RenderWhenVisible } from '@/shared/ui/render-when-visible';
import { EnrolmentBar } from './enrolment-bar';
import { EnrolmentPanel } from './enrolment-panel';
import { Facts } from './facts';
import { messages } from './messages';
import { Outline } from './outline';
import styles from './project-detail-page.module.css';
import { RelatedHospitals, RelatedProjects } from './related';
import { useRefetchAt } from './use-refetch-at';

/** One training project: what it teaches, who teaches it, enrolment, and what is related to it (R2.13). */
export default function ProjectDetailPage() {
  const { id = '' } = useParams();
  return isId(id) ? <ProjectQuery id={id} /> : <NotFound />;
}

function ProjectQuery({ id }: { id: string }) {
  const query = projectApi.endpoints.projectDetail.useQuery(
    { id },
    // another tab or device may have enrolled meanwhile
    { refetchOnMountOrArgChange: 30, refetchOnFocus: true },
  );
  const { enrolFrom = '', enrolUntil = '', startsAt = '', endsAt = '' } = query.currentData ?? {};
  useRefetchAt([enrolFrom, enrolUntil, startsAt, endsAt], query.refetch);
  return (
    <DetailView query={query} loading={<ProjectSkeleton />} notFound={<NotFound />}>
      {(project) => <Project project={project} />}
    </DetailView>
  );
}

/** In the shape of the page, so that nothing moves when the course arrives. */
const ProjectSkeleton = () => (
  <div className={styles.columns}>
    <DetailHeroSkeleton className={styles.hero} />
    <Card as="aside" raised aria-hidden="true" className={styles.panelWaiting} />
    <div className={styles.main}>
      <Skeleton bars={14} title={messages.loading} />
    </div>
  </div>
);

const NotFound = () => (
  <NotFoundState title={messages.notFound} why={messages.notFoundText}>
    <Link to={paths.projects.href()}>
      <FormattedMessage {...messages.backToList} />
    </Link>
  </NotFoundState>
);

function Project({ project }: { project: ProjectDetail }) {
  useTabSubtitle(project.title);
  const panel = useRef<HTMLElement>(null);
  const { outline, teachers, content } = project;
  return (
    <div className={styles.page}>
      <RememberPage kind="project" id={project.id} title={project.title} />
      <div className={styles.columns}>
        <Hero project={project} />
        <EnrolmentPanel project={project} ref={panel} />
        <div className={styles.main}>
          <Facts project={project} />
          <section lang={contentLanguage}>
            <h2>
              <FormattedMessage {...messages.about} />
            </h2>
            <RichText html={content} />
          </section>
          {outline.length > 0 && <Outline chapters={outline} />}
          {teachers.length > 0 && <Teachers teachers={teachers} />}
        </div>
      </div>
      <RenderWhenVisible className={styles.related} loading={null}>
        <div className="portal-wrap">
          <RelatedProjects project={project} />
          <RelatedHospitals project={project} />
        </div>
      </RenderWhenVisible>
      <EnrolmentBar project={project} panel={panel} />
    </div>
  );
}

/** The subject of the course. The panel of the enrolment begins beside its title. */
function Hero({ project }: { project: ProjectDetail }) {
  const { id, title, summary, cover, enrolment } = project;
  const url = usePageUrl(paths.project.href({ id }));
  return (
    <DetailHero
      className={styles.hero}
      back={{ href: paths.projects.href(), text: messages.backToList }}
      cover={cover}
      title={title}
      badges={
        <>
          <ProjectBadge project={project} />
          {enrolment && enrolment.state !== 'left' && <EnrolmentBadge state={enrolment.state} />}
        </>
      }
      actions={
        <>
          <FavouriteButton kind="project" id={id} name={title} />
          <ShareButton title={title} url={url} className={hero.action} />
          <OperatorLink guard={{ role: ['admin'] }} page="enrolments" id={id} className={hero.action}>
            <FormattedMessage {...messages.review} />
          </OperatorLink>
        </>
      }
    >
      <p className={styles.summary} lang={contentLanguage}>
        {summary}
      </p>
      <p>
        <ProjectCategories project={project} />
      </p>
    </DetailHero>
  );
}

function Teachers({ teachers }: { teachers: ProjectDetail['teachers'] }) {
  const havePages = useCapabilities().has('teachers');
  return (
    <section>
      <h2>
        <FormattedMessage {...messages.teachers} />
      </h2>
      <ul className={styles.teachers} lang={contentLanguage}>
        {teachers.map(({ id, name, title, hospital }) => (
          <li key={`${name} ${hospital}`}>
            <Portrait seed={name} size={56} />
            <div>
              <strong>
                {havePages && id !== undefined ? <Link to={paths.teacher.href({ id })}>{name}</Link> : name}
              </strong>
              <span>{title}</span>
              <span>{hospital}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
