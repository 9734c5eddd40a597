import { FormattedMessage } from 'react-intl';
import type { ProjectDetail } from '@/contracts/project';
import { contentLanguage } from '@/shared/intl/languages';
import { messages } from './messages';
import styles from './outline.module.css';

/** The chapters with their lessons and durations. */
export function Outline({ chapters }: { chapters: ProjectDetail['outline'] }) {
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  const minutes = minutesOf(lessons);
  return (
    <section>
      <h2>
        <FormattedMessage {...messages.outline} />
      </h2>
      <p className={styles.outlineSummary}>
        <FormattedMessage
          {...(minutes > 0 ? messages.outlineSummary : messages.outlineCounts)}
          values={{ chapters: chapters.length, lessons: lessons.length, minutes }}
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
                  {lesson.seconds > 0 && (
                    <span className={styles.duration}>
                      <FormattedMessage {...messages.minutes} values={{ minutes: minutesOf([lesson]) }} />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whole minutes, rounded up; 0: unknown. */
function minutesOf(lessons: readonly { seconds: number }[]): number {
  return Math.ceil(lessons.reduce((sum, { seconds }) => sum + Math.max(0, seconds), 0) / 60);
}
