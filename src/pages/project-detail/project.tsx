import { FormattedMessage } from 'react-intl';
import type { ResponseOf } from '@/contracts/call';
import type { projectDetail } from '@/contracts/project';
import { RichText } from '@/features/rich-text/rich-text';
import { EnrolmentBadge, ProjectBadge } from '@/features/projects/badges';
import { useDictionaryName } from '@/shared/api/dictionary';
import { useMediaUrl } from '@/shared/config/config-context';
import { contentLanguage } from '@/shared/intl/languages';
import { useTabSubtitle } from '@/shared/routes/tab-subtitle';
import { EnrolmentPanel } from './enrolment-panel';
import { messages } from './messages';
import { Outline } from './outline';
import styles from './project-detail-page.module.css';
import { Teachers } from './teachers';

export type ProjectDetail = ResponseOf<typeof projectDetail>;

/** The course: what it is on one side, whether one can come on the other. */
export function Project({ project }: { project: ProjectDetail }) {
  const media = useMediaUrl();
  const nameOf = useDictionaryName();
  useTabSubtitle(project.title);
  const { title, summary, cover, kind, speciality, mode, enrolment, outline, teachers, content } = project;
  const names = [
    nameOf('training_type', kind),
    nameOf('speciality', speciality),
    nameOf('teaching_mode', mode),
  ];
  return (
    <>
      <div className={styles.head}>
        <div className={styles.title}>
          <div className={styles.badges}>
            <ProjectBadge project={project} />
            {enrolment && enrolment.state !== 'left' && <EnrolmentBadge state={enrolment.state} />}
          </div>
          <h1 lang={contentLanguage}>{title}</h1>
          <p className={styles.kind} lang={contentLanguage}>
            {names.join(' · ')}
          </p>
          <p className={styles.summary} lang={contentLanguage}>
            {summary}
          </p>
        </div>
        {cover !== null && (
          <img className={styles.cover} src={media(cover)} alt="" width="384" height="216" />
        )}
      </div>
      <div className={styles.columns}>
        <EnrolmentPanel project={project} />
        <div className={styles.main}>
          <section className={styles.part} lang={contentLanguage}>
            <h2>
              <FormattedMessage {...messages.about} />
            </h2>
            <RichText html={content} />
          </section>
          {outline.length > 0 && <Outline chapters={outline} />}
          {teachers.length > 0 && <Teachers teachers={teachers} />}
        </div>
      </div>
    </>
  );
}
