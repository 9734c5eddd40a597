import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ProgressLine } from '@/features/progress/progress-line';
import { useProgress } from '@/features/progress/use-progress';
import { lessonsOf, type Study as StudyFacts } from '@/features/study/reads';
import { usePageOwner } from '@/session/person';
import { contentLanguage } from '@/shared/intl/languages';
import { useUnsaved } from '@/shared/form/unsaved';
import { usePageSubject } from '@/shared/routes/page-subject';
import { paths } from '@/shared/routes/paths';
import { useNotices } from '@/shared/ui/notices';
import { Closing } from './closing';
import { Help } from './help';
import { Lesson } from './lesson';
import { lessonHref } from './lesson-href';
import { messages } from './messages';
import { onwardFrom } from './onward';
import { OnwardLink } from './onward-link';
import { Outline } from './outline';
import { useLatestLesson, usePatchStudy } from './patch-study';
import { ShareBar } from './share-bar';
import styles from './study-page.module.css';

/**
 * The course, the lesson one is at, and its outline.
 * @param onChanged the platform knows more than the page by now
 * @param onRefused the platform does not take what is studied here
 */
export function Study({
  study,
  onChanged,
  onRefused,
}: {
  study: StudyFacts;
  onChanged: () => void;
  onRefused: () => void;
}) {
  const { project, outline } = study;
  usePageSubject(useIntl().formatMessage(messages.subject, { course: project.title }));
  const [query] = useSearchParams();
  const notices = useNotices();
  const patch = usePatchStudy(project.id);
  const latest = useLatestLesson(project.id);
  const lessons = lessonsOf(study);
  const { sync, state } = useProgress({
    owner: usePageOwner(),
    onStored: patch,
    onRefused({ lessonId }) {
      if (lessons.some(({ id }) => id === lessonId)) onRefused();
      // what was left of another course
      else notices.show({ kind: 'error', text: messages.notTaken });
    },
  });
  useUnsaved(state.pending && !state.durable);

  // the lesson to go on with is that of the moment one came: a lesson that gets done stays on the page
  const [first] = useState(study.nextLessonId);
  const asked = query.get('lesson');
  const chosen = lessons.find(({ id }) => id === asked);
  const lesson = chosen ?? lessons.find(({ id }) => id === first);
  const onward = lesson && onwardFrom(lessons, lesson);
  const way = onward && <OnwardLink projectId={project.id} onward={onward} />;
  const isDone = lessons.length > 0 && lessons.every(({ done }) => done);
  return (
    <>
      {asked !== null && !chosen && (
        <Navigate
          replace
          to={lesson ? lessonHref(project.id, lesson.id) : paths.study.href({ id: project.id })}
        />
      )}
      <header className={styles.head}>
        <h1 lang={contentLanguage}>{project.title}</h1>
        <ShareBar share={study.share} done={lessons.filter(({ done }) => done).length} all={lessons.length} />
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          {isDone && <Closing />}
          {lesson && sync && (
            <Lesson
              key={lesson.id}
              {...{ lesson, latest, sync, onChanged }}
              flags={study.flags}
              way={way}
              help={<Help hospital={project.hospital} />}
              under={
                <ProgressLine
                  state={state}
                  onSync={() => {
                    void sync.flush();
                  }}
                />
              }
            />
          )}
          {way}
        </div>
        <Outline {...{ outline, projectId: project.id, currentId: lesson?.id }} />
      </div>
    </>
  );
}
