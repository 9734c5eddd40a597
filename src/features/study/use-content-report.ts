import { useCallback, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { problemFound } from '@/shared/api/problem-found';

/** Reports why the content of a lesson cannot be shown to the operators and the host, each reason once. */
export function useContentReport(lessonId: string): (reason: string) => void {
  const dispatch = useDispatch();
  const reported = useRef(new Set<string>());
  return useCallback(
    (reason) => {
      if (reported.current.has(reason)) return;
      reported.current.add(reason);
      dispatch(problemFound({ name: 'UnreadableContent', message: `lesson ${lessonId}: ${reason}` }));
    },
    [dispatch, lessonId],
  );
}
