import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { ProgressResult } from '@/contracts/study';
import { lessonsOf, studyReads, type StudiedLesson } from '@/features/study/reads';
import type { PlatformDispatch } from '@/shared/api/dispatch';
import type { PlatformState } from '@/shared/api/platform-api';

/** Puts what the platform has stored into the outline; a course that is finished by it has news elsewhere too. */
export function usePatchStudy(projectId: string) {
  const dispatch = useDispatch<PlatformDispatch>();
  return useCallback(
    (stored: ProgressResult['lessons'], completed: readonly string[]) => {
      dispatch(
        studyReads.util.updateQueryData('studyOpen', { projectId }, (study) => {
          const lessons = lessonsOf(study);
          for (const { lessonId, ...standing } of stored) {
            const lesson = lessons.find(({ id }) => id === lessonId);
            if (lesson) Object.assign(lesson, standing);
          }
          study.share = lessons.filter(({ done }) => done).length / Math.max(1, lessons.length);
          study.nextLessonId = lessons.find(({ done }) => !done)?.id ?? null;
        }),
      );
      if (completed.length > 0) dispatch(studyReads.util.invalidateTags(['enrolment', 'message']));
    },
    [dispatch, projectId],
  );
}

/**
 * Finds what is known of a lesson by now, a patch of just now included: the page is told of one with its next frame.
 * @returns for a lesson that is shown; itself where nothing newer is known
 */
export function useLatestLesson(projectId: string) {
  const store = useStore<PlatformState>();
  return useCallback(
    (lesson: StudiedLesson): StudiedLesson => {
      const { data } = studyReads.endpoints.studyOpen.select({ projectId })(store.getState());
      return (data && lessonsOf(data).find(({ id }) => id === lesson.id)) ?? lesson;
    },
    [projectId, store],
  );
}
