import { FormattedMessage } from 'react-intl';
import { contentLanguage } from '@/shared/intl/languages';
import { messages } from './messages';
import type { ProjectDetail } from './project';
import styles from './project-detail-page.module.css';

type Chapters = ProjectDetail['outline'];

/** What is taught, chapter by chapter, and how long it takes. */
export function Outline({ chapters }: { chapters: Chapters }) {
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage {...messages.outline} />
      </h2>
      <p className={styles.sum}>
        <FormattedMessage
          {...messages.outlineSum}
          values={{ chapters: chapters.length, lessons: lessons.length, minutes: minutesOf(lessons) }}
        />
      </p>
      <ol className={styles.chapters}>
        {chapters.map(({ id, title, lessons }) => (
          <li key={id}>
            <h3 lang={contentLanguage}>{title}</h3>
            <ul>
              {lessons.map((lesson) => (
                <li key={lesson.id}>
                  <span className={styles.lessonKind}>
                    <FormattedMessage {...messages[lesson.kind]} />
                  </span>
                  <span lang={contentLanguage}>{lesson.title}</span>
                  <span className={styles.length}>
                    <FormattedMessage {...messages.minutes} values={{ minutes: minutesOf([lesson]) }} />
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whole minutes, a begun one counted. */
function minutesOf(lessons: readonly { seconds: number }[]): number {
  return Math.ceil(lessons.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
}
