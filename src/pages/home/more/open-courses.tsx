import { FormattedMessage } from 'react-intl';
import type { ProjectSummary } from '@/contracts/project';
import { ProjectCards } from '@/features/projects/project-cards';
import { projectReads } from '@/features/projects/reads';
import { paths } from '@/shared/routes/paths';
import { Answer } from '@/shared/ui/answer';
import { Empty, Loading } from '@/shared/ui/page-state';
import { Section } from '@/shared/ui/section';
import { messages } from './messages';
import styles from './more.module.css';

/** As many as stand in one row. */
const shown = 4;

/** Those that close first; of more than are shown, since some of them may be full. */
const closing = { current: 1, size: 12, query: { state: 'open' as const, sort: 'closing' as const } };

/** A few courses one can enrol in now: open, and with places left. */
export function OpenCourses() {
  const asked = projectReads.endpoints.projectPage.useQuery(closing);
  return (
    <Section
      title={messages.courses}
      all={{ href: `${paths.projects.href()}?state=open`, text: messages.allCourses }}
    >
      <div className={styles.courses}>
        <Answer asked={asked} waiting={<Loading bars={9} title={messages.courses} />}>
          {({ records }) => <Free projects={records.filter(({ left }) => left > 0).slice(0, shown)} />}
        </Answer>
      </div>
    </Section>
  );
}

function Free({ projects }: { projects: readonly ProjectSummary[] }) {
  if (projects.length > 0) return <ProjectCards projects={projects} brief />;
  return (
    <Empty title={<FormattedMessage {...messages.noCourse} />}>
      <p>
        <FormattedMessage {...messages.noCourseText} />
      </p>
    </Empty>
  );
}
