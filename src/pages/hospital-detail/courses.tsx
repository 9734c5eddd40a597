import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { ProjectCards } from '@/features/projects/project-cards';
import { projectReads } from '@/features/projects/reads';
import { paths } from '@/shared/routes/paths';
import { Answer } from '@/shared/ui/answer';
import { Empty, Loading } from '@/shared/ui/page-state';
import { Section } from '@/shared/ui/section';
import { coursesHref, coursesOf } from './courses-request';
import { messages } from './messages';
import styles from './hospital-detail-page.module.css';

/** The first courses a base holds, and the way to all of them where there are more. */
export function Courses({ hospitalId }: { hospitalId: string }) {
  const asked = projectReads.endpoints.projectPage.useQuery(coursesOf(hospitalId));
  const total = asked.currentData?.total ?? 0;
  const shown = asked.currentData?.records.length ?? 0;
  return (
    <Section
      className={styles.courses}
      title={messages.courses}
      all={
        total > shown
          ? { href: coursesHref(hospitalId), text: messages.allCourses, name: messages.allOfBase }
          : undefined
      }
    >
      <Answer asked={asked} waiting={<Loading bars={9} title={messages.coursesLoading} />}>
        {({ records }) => (records.length > 0 ? <ProjectCards projects={records} /> : <NoCourse />)}
      </Answer>
    </Section>
  );
}

function NoCourse() {
  return (
    <div className={styles.card}>
      <Empty title={<FormattedMessage {...messages.noCourse} />}>
        <p>
          <FormattedMessage {...messages.noCourseText} />
        </p>
        <Link to={paths.projects.href()}>
          <FormattedMessage {...messages.allCourses} />
        </Link>
      </Empty>
    </div>
  );
}
