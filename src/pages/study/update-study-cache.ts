import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { ProgressResult } from '@/contracts/study';
import { allLessons, studyApi, type StudyLesson } from '@/features/study/api';
import type { ApiDispatch, ApiState } from '@/shared/api/base-api';

/** @returns puts stored progress into the cached course, and invalidates enrolments when it completed courses */
export function useUpdateStudyCache(projectId: string) {
  const dispatch = useDispatch<ApiDispatch>();
  return useCallback(
    (stored: ProgressResult['lessons'], completed: readonly string[]) => {
      dispatch(
        studyApi.util.updateQueryData('studyOpen', { projectId }, (study) => {
          const lessons = allLessons(study);
          for (const { lessonId, ...progress } of stored) {
            const lesson = lessons.find(({ id }) => id === lessonId);
            if (lesson) Object.assign(lesson, progress);
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
 * @returns reads a lesson from the cache, which may be newer than the rendered one by an update of the same frame;
 * the lesson itself where the cache has none
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
