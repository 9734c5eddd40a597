import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { contentLanguage } from '@/shared/intl/languages';
import { lessonHref } from './lesson-href';
import { messages } from './messages';
import type { NextLesson } from './next-lesson';
import styles from './study-page.module.css';

/** The way on from a lesson. */
export function NextLessonLink({ projectId, onward }: { projectId: string; onward: NextLesson }) {
  const { lesson, remaining } = onward;
  return (
    <Link className={styles.next} to={lessonHref(projectId, lesson.id)}>
      <span>
        <FormattedMessage
          {...(remaining > 0 ? messages.left : messages.next)}
          values={{ count: remaining }}
        />
      </span>
      <strong lang={contentLanguage}>{lesson.title}</strong>
    </Link>
  );
}
