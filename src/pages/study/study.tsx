import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';
import { SaveStatus } from '@/features/progress/save-status';
import { useProgress } from '@/features/progress/use-progress';
import { allLessons, type StudyData as StudyFacts } from '@/features/study/api';
import { usePageOwner } from '@/session/identity';
import { contentLanguage } from '@/shared/intl/languages';
import { useUnsavedChanges } from '@/shared/form/unsaved-changes';
import { useTabSubtitle } from '@/shared/routes/tab-subtitle';
import { paths } from '@/shared/routes/paths';
import { useToasts } from '@/shared/ui/toast-queue';
import { CompletionCard } from './completion-card';
import { StudyHelp } from './help';
import { Lesson } from './lesson';
import { lessonHref } from './lesson-href';
import { messages } from './messages';
import { nextLessonAfter } from './next-lesson';
import { NextLessonLink } from './onward-link';
import { CourseOutline } from './course-outline';
import { useLatestLesson, useUpdateStudyCache } from './update-study-cache';
import { CompletionBar } from './share-bar';
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
  useTabSubtitle(useIntl().formatMessage(messages.subject, { course: project.title }));
  const [query] = useSearchParams();
  const notices = useToasts();
  const patch = useUpdateStudyCache(project.id);
  const latest = useLatestLesson(project.id);
  const lessons = allLessons(study);
  const { sync, state } = useProgress({
    owner: usePageOwner(),
    onStored: patch,
    onRejected({ lessonId }) {
      if (lessons.some(({ id }) => id === lessonId)) onRefused();
      // what was left of another course
      else notices.show({ kind: 'error', text: messages.notTaken });
    },
  });
  useUnsavedChanges(state.pending && !state.persistent);

  // the lesson to go on with is that of the moment one came: a lesson that gets done stays on the page
  const [first] = useState(study.nextLessonId);
  const asked = query.get('lesson');
  const chosen = lessons.find(({ id }) => id === asked);
  const lesson = chosen ?? lessons.find(({ id }) => id === first);
  const onward = lesson && nextLessonAfter(lessons, lesson);
  const way = onward && <NextLessonLink projectId={project.id} onward={onward} />;
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
        <CompletionBar
          share={study.share}
          done={lessons.filter(({ done }) => done).length}
          all={lessons.length}
        />
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          {isDone && <CompletionCard />}
          {lesson && sync && (
            <Lesson
              key={lesson.id}
              {...{ lesson, latest, sync, onChanged }}
              flags={study.flags}
              nextLink={way}
              help={<StudyHelp hospital={project.hospital} />}
              footer={
                <SaveStatus
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
        <CourseOutline {...{ outline, projectId: project.id, currentId: lesson?.id }} />
      </div>
    </>
  );
}
