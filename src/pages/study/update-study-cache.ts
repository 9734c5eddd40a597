import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { ProgressResult } from '@/contracts/study';
import { latestEnrolmentsQuery, projectApi } from '@/features/projects/api';
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
          const next = nextLesson(lessons, stored, study.nextLessonId);
          study.nextLessonId = next?.id ?? null;
          dispatch(enrolmentStudied(projectId, lessons, next));
        }),
      );
      if (completed.length > 0) dispatch(studyApi.util.invalidateTags(['enrolment', 'message']));
    },
    [dispatch, projectId],
  );
}

/**
 * The same rule as the platform: the unfinished lesson worked on last, else the first unfinished one. @param before the
 * current id
 */
function nextLesson(
  lessons: readonly StudyLesson[],
  stored: ProgressResult['lessons'],
  before: string | null,
): StudyLesson | undefined {
  const unfinished = lessons.filter(({ done }) => !done);
  const worked = new Set(stored.map(({ lessonId }) => lessonId));
  return (
    unfinished.find(({ id }) => worked.has(id)) ?? unfinished.find(({ id }) => id === before) ?? unfinished[0]
  );
}

/** Also writes the progress to the cached enrolments, from which home page and overview link to the next lesson. */
const enrolmentStudied = (
  projectId: string,
  lessons: readonly StudyLesson[],
  next: Pick<StudyLesson, 'id' | 'title'> | undefined,
) =>
  projectApi.util.updateQueryData('enrolmentMine', latestEnrolmentsQuery, ({ records }) => {
    const enrolment = records.find(({ project }) => project.id === projectId);
    if (!enrolment) return;
    enrolment.lessons = { done: lessons.filter(({ done }) => done).length, all: lessons.length };
    enrolment.next = next ? { id: next.id, title: next.title, studiedAt: new Date().toISOString() } : null;
  });

/**
 * @returns reads a lesson from the cache, which may be newer than the rendered one after an update in the same frame;
 *   the lesson itself if it is not cached
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
