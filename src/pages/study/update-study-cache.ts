import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { ProgressResult } from '@/contracts/study';
import { allLessons, studyApi, type StudyLesson } from '@/features/study/api';
import type { ApiDispatch, ApiState } from '@/shared/api/base-api';

/** Puts what the platform has stored into the outline; a course that is finished by it has news elsewhere too. */
export function useUpdateStudyCache(projectId: string) {
  const dispatch = useDispatch<ApiDispatch>();
  return useCallback(
    (stored: ProgressResult['lessons'], completed: readonly string[]) => {
      dispatch(
        studyApi.util.updateQueryData('studyOpen', { projectId }, (study) => {
          const lessons = allLessons(study);
          for (const { lessonId, ...standing } of stored) {
            const lesson = lessons.find(({ id }) => id === lessonId);
            if (lesson) Object.assign(lesson, standing);
          }
          study.share = lessons.filter(({ done }) => done).length / Math.max(1, lessons.length);
          study.nextLessonId = lessons.find(({ done }) => !done)?.id ?? null;
        }),
      );
      if (completed.length > 0) dispatch(studyApi.util.invalidateTags(['enrolment', 'message']));
    },
    [dispatch, projectId],
  );
}

/**
 * Finds what is known of a lesson by now, a patch of just now included: the page is told of one with its next frame.
 * @returns for a lesson that is shown; itself where nothing newer is known
 */
export function useLatestLesson(projectId: string) {
  const store = useStore<ApiState>();
  return useCallback(
    (lesson: StudyLesson): StudyLesson => {
      const { data } = studyApi.endpoints.studyOpen.select({ projectId })(store.getState());
      return (data && allLessons(data).find(({ id }) => id === lesson.id)) ?? lesson;
    },
    [projectId, store],
  );
}
