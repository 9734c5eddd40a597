import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { contentLanguage } from '@/shared/intl/languages';
import { lessonHref } from './lesson-href';
import { messages } from './messages';
import type { Onward } from './onward';
import styles from './study-page.module.css';

/** The way on from a lesson. */
export function OnwardLink({ projectId, onward }: { projectId: string; onward: Onward }) {
  const { lesson, left } = onward;
  return (
    <Link className={styles.next} to={lessonHref(projectId, lesson.id)}>
      <span>
        <FormattedMessage {...(left > 0 ? messages.left : messages.next)} values={{ count: left }} />
      </span>
      <strong lang={contentLanguage}>{lesson.title}</strong>
    </Link>
  );
}
