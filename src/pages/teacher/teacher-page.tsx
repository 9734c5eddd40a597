import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { isId } from '@/contracts/fields';
import { limits } from '@/contracts/limits';
import type { TeacherDetail } from '@/contracts/teacher';
import { FavouriteButton } from '@/features/favourites/favourite-button';
import { ProjectCards } from '@/features/projects/project-cards';
import { RichText } from '@/features/rich-text/rich-text';
import { ShareButton } from '@/features/share/share-button';
import { usePageUrl } from '@/features/share/use-page-url';
import { Portrait } from '@/features/teachers/portrait';
import { useCapabilities } from '@/shared/config/config-context';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { useTabSubtitle } from '@/shared/routes/tab-subtitle';
import { DetailHero, DetailHeroSkeleton } from '@/shared/ui/detail-hero';
import hero from '@/shared/ui/detail-hero.module.css';
import { Link } from '@/shared/ui/link';
import { EmptyState, NotFoundState, Skeleton } from '@/shared/ui/page-state';
import { DetailView } from '@/shared/ui/query/detail-view';
import { Section } from '@/shared/ui/section';
import { teacherApi } from './api';
import { messages } from './messages';
import styles from './teacher-page.module.css';

/** A teacher with their introduction and courses. */
export default function TeacherPage() {
  const { id = '' } = useParams();
  return isId(id) ? <TeacherQuery id={id} /> : notFound;
}

const notFound = (
  <NotFoundState title={messages.notFound} why={messages.notFoundText}>
    <Link to={paths.projects.href()}>
      <FormattedMessage {...messages.backToList} />
    </Link>
  </NotFoundState>
);

function TeacherQuery({ id }: { id: string }) {
  const query = teacherApi.endpoints.teacherDetail.useQuery({ id });
  useTabSubtitle(query.currentData?.name);
  const loading = (
    <>
      <DetailHeroSkeleton />
      <Skeleton bars={14} title={messages.loading} className="portal-wrap" />
    </>
  );
  return (
    <DetailView query={query} loading={loading} notFound={notFound}>
      {(teacher) => (
        <>
          <Person teacher={teacher} />
          <div className="portal-wrap">
            <Introduction teacher={teacher} />
            <Section className={styles.section} title={messages.projects}>
              <Courses projects={teacher.projects} />
            </Section>
          </div>
        </>
      )}
    </DetailView>
  );
}

function Person({ teacher }: { teacher: TeacherDetail }) {
  const { id, name, title, hospitalId, hospitalName, portrait } = teacher;
  const hasHospitals = useCapabilities().has('hospitals');
  const url = usePageUrl(paths.teacher.href({ id }));
  return (
    <DetailHero
      back={{ href: paths.projects.href(), text: messages.backToList }}
      mark={<Portrait seed={name} portrait={portrait} size={112} />}
      title={name}
      actions={<ShareButton title={name} url={url} className={hero.action} />}
    >
      <p lang={contentLanguage}>{title}</p>
      <p lang={contentLanguage}>
        {hasHospitals && hospitalId !== null ? (
          <Link to={paths.hospital.href({ id: hospitalId })}>{hospitalName}</Link>
        ) : (
          hospitalName
        )}
      </p>
    </DetailHero>
  );
}

function Introduction({ teacher: { introduction } }: { teacher: TeacherDetail }) {
  if (introduction === '') return null;
  return (
    <Section className={styles.section} title={messages.introduction}>
      <div lang={contentLanguage} className={styles.introduction}>
        <RichText html={introduction} />
      </div>
    </Section>
  );
}

function Courses({ projects }: Pick<TeacherDetail, 'projects'>) {
  if (projects.length === 0)
    return (
      <EmptyState title={<FormattedMessage {...messages.noProjects} />}>
        <Link to={paths.projects.href()}>
          <FormattedMessage {...messages.allProjects} />
        </Link>
      </EmptyState>
    );
  return (
    <ProjectCards
      projects={projects.slice(0, limits.teacherProjects)}
      rows
      action={({ id, title }) => <FavouriteButton kind="project" id={id} name={title} compact />}
    />
  );
}
