import { useId, useState } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { StudyLesson, StudyData } from '@/features/study/api';
import { contentLanguage } from '@/shared/intl/languages';
import { Button } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { messages } from './messages';
import { lessonHref } from './next-lesson';
import styles from './course-outline.module.css';

/** All lessons with their progress; collapsed at first on a phone. */
export function CourseOutline({
  outline,
  projectId,
  currentId,
}: {
  outline: StudyData['outline'];
  projectId: string;
  currentId: string | undefined;
}) {
  const list = useId();
  const [open, setOpen] = useState(false);
  return (
    <nav className={styles.outline} aria-labelledby={`${list}-name`}>
      <h2 id={`${list}-name`}>
        <FormattedMessage {...messages.outline} />
      </h2>
      <Button
        plain
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <FormattedMessage {...(open ? messages.hideOutline : messages.showOutline)} />
      </Button>
      <ol id={list} className={styles.chapters} data-open={open}>
        {outline.map(({ id, title, lessons }) => (
          <li key={id}>
            <h3 lang={contentLanguage}>{title}</h3>
            <ul>
              {lessons.map((lesson) => (
                <li key={lesson.id}>
                  <Link
                    className={styles.lesson}
                    to={lessonHref(projectId, lesson.id)}
                    aria-current={lesson.id === currentId ? 'true' : undefined}
                    onClick={() => {
                      setOpen(false);
                    }}
                  >
                    <OutlineItem lesson={lesson} />
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function OutlineItem({ lesson: { title, kind, seconds, done, share } }: { lesson: StudyLesson }) {
  return (
    <>
      <span className={styles.mark} data-done={done} aria-hidden="true">
        {done ? '✓' : ''}
      </span>
      <span className={styles.text}>
        <span lang={contentLanguage}>{title}</span>
        <span className={styles.facts}>
          <FormattedMessage {...messages[kind]} />
          {seconds > 0 && (
            <>
              {' · '}
              <FormattedMessage {...messages.minutes} values={{ minutes: Math.ceil(seconds / 60) }} />
            </>
          )}
        </span>
      </span>
      <span className={styles.progress}>
        {done ? (
          <FormattedMessage {...messages.done} />
        ) : (
          share > 0 && (
            // never 100% before it is completed
            <FormattedNumber value={Math.min(0.99, share)} style="percent" roundingMode="floor" />
          )
        )}
      </span>
    </>
  );
}
