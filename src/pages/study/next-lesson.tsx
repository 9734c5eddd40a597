import { FormattedMessage } from 'react-intl';
import type { StudyLesson } from '@/features/study/api';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { Link } from '@/shared/ui/link';
import { messages } from './messages';
import styles from './study-page.module.css';

export interface NextLesson {
  lesson: StudyLesson;
  /** Number of unfinished lessons when all of them come before the current one, else 0. */
  remaining: number;
}

/**
 * The lesson to continue with: the next unfinished one, else the first unfinished one before. When all are finished,
 * the next in order, to be viewed again.
 */
export function nextLessonAfter(
  lessons: readonly StudyLesson[],
  current: StudyLesson,
): NextLesson | undefined {
  const index = lessons.indexOf(current);
  const unfinished = lessons.filter((lesson) => lesson !== current && !lesson.done);
  const later = unfinished.find((lesson) => lessons.indexOf(lesson) > index);
  const following = unfinished.length === 0 && current.done ? lessons[index + 1] : undefined;
  const next = later ?? unfinished[0] ?? following;
  return next && { lesson: next, remaining: later ? 0 : unfinished.length };
}

export function NextLessonLink({ projectId, next }: { projectId: string; next: NextLesson }) {
  const { lesson, remaining } = next;
  return (
    <Link className={styles.next} to={lessonHref(projectId, lesson.id)}>
      <span>
        <FormattedMessage
          {...(remaining > 0 ? messages.remaining : messages.next)}
          values={{ count: remaining }}
        />
      </span>
      <strong lang={contentLanguage}>{lesson.title}</strong>
    </Link>
  );
}

/** The URL of a lesson: the page of its course with the lesson in the query. */
export const lessonHref = (projectId: string, lessonId: string): string =>
  `${paths.study.href({ id: projectId })}?${new URLSearchParams({ lesson: lessonId }).toString()}`;
