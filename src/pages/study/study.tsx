import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';
import { SaveStatus } from '@/features/progress/save-status';
import { useProgress } from '@/features/progress/use-progress';
import { allLessons, type StudyData } from '@/features/study/api';
import { LessonPanel } from '@/features/study/panel/lesson-panel';
import { usePageUserId } from '@/session/user-id';
import { useUnsavedChanges } from '@/shared/form/unsaved-changes';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { useTabSubtitle } from '@/shared/routes/tab-subtitle';
import { Skeleton } from '@/shared/ui/page-state';
import { useToasts } from '@/shared/ui/toast-queue';
import { CompletionBar, CompletionCard } from './completion';
import { CourseOutline } from './course-outline';
import { Lesson } from './lesson';
import { messages } from './messages';
import { lessonHref, nextLessonAfter, NextLessonLink } from './next-lesson';
import { StudyHelp } from './study-help';
import styles from './study-page.module.css';
import { useLessonFocus } from './use-lesson-focus';
import { useLatestLesson, useUpdateStudyCache } from './update-study-cache';

/**
 * The course: the current lesson and the outline.
 * @param onChanged called when the platform has newer data than the page
 * @param onRejected called when the platform rejects the progress of this course
 */
export function Study({
  study,
  onChanged,
  onRejected,
}: {
  study: StudyData;
  onChanged: () => void;
  onRejected: () => void;
}) {
  const { project, outline } = study;
  useTabSubtitle(useIntl().formatMessage(messages.subtitle, { course: project.title }));
  const [query] = useSearchParams();
  const toasts = useToasts();
  const updateCache = useUpdateStudyCache(project.id);
  const getLatest = useLatestLesson(project.id);
  const lessons = allLessons(study);
  const { sync, state } = useProgress({
    userId: usePageUserId(),
    onStored: updateCache,
    onRejected({ lessonId }) {
      if (lessons.some(({ id }) => id === lessonId)) onRejected();
      // left over from another course
      else toasts.show({ kind: 'error', text: messages.progressRejected });
    },
  });
  useUnsavedChanges(state.pending && !state.persistent);

  // fixed when the page opens: a lesson stays on the page after it is finished
  const [initialLessonId] = useState(study.nextLessonId);
  const requestedId = query.get('lesson');
  const requested = lessons.find(({ id }) => id === requestedId);
  const lesson = requested ?? lessons.find(({ id }) => id === initialLessonId);
  const heading = useLessonFocus(lesson?.id);
  const next = lesson && nextLessonAfter(lessons, lesson);
  // beside the video or document; below everything else
  const isTracked = lesson !== undefined && lesson.kind !== 'quiz' && lesson.hasMedia;
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const doneCount = lessons.filter(({ done }) => done).length;
  const isComplete = lessons.length > 0 && doneCount === lessons.length;
  // where the user is looking: after the lesson that completed the course, else first on the page
  const completedBy = useCompletingLesson(isComplete, lesson?.id);
  const isJustCompleted = lesson !== undefined && completedBy === lesson.id;
  const card = isComplete && <CompletionCard projectId={project.id} lessons={lessons.length} />;
  const nextLink = isJustCompleted ? card : next && <NextLessonLink projectId={project.id} next={next} />;
  return (
    <>
      {requestedId !== null && !requested && (
        <Navigate
          replace
          to={lesson ? lessonHref(project.id, lesson.id) : paths.study.href({ id: project.id })}
        />
      )}
      <header className={styles.head}>
        <h1 lang={contentLanguage}>{project.title}</h1>
        <CompletionBar share={study.share} done={doneCount} all={lessons.length} />
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          {!isJustCompleted && card}
          {lesson && !sync && <Skeleton title={messages.title} />}
          {lesson && sync && (
            <Lesson
              key={lesson.id}
              lesson={lesson}
              heading={heading}
              getLatest={getLatest}
              sync={sync}
              onChanged={onChanged}
              nextLink={nextLink}
              onVideo={setVideo}
              flags={study.flags}
              help={<StudyHelp hospital={project.hospital} />}
              footer={<SaveStatus state={state} onSync={() => sync.flush()} />}
            />
          )}
          {lesson && !isTracked && !isJustCompleted && nextLink}
        </div>
        <div className={styles.side}>
          {lesson && isTracked && lesson.kind === 'video' && (
            <LessonPanel key={lesson.id} lessonId={lesson.id} video={video} />
          )}
          <CourseOutline outline={outline} projectId={project.id} currentId={lesson?.id} />
        </div>
      </div>
    </>
  );
}

/** The id of the lesson that completed the course since the page was opened. */
function useCompletingLesson(isComplete: boolean, lessonId: string | undefined): string | undefined {
  const [seen, setSeen] = useState<{ isComplete: boolean; completedBy?: string | undefined }>({ isComplete });
  if (isComplete === seen.isComplete) return seen.completedBy;
  const now = { isComplete, completedBy: isComplete ? lessonId : undefined };
  setSeen(now);
  return now.completedBy;
}
