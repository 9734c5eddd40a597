import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { quizStart, type QuizAttempt } from '@/contracts/quiz';
import { callApiAs, type SessionDispatch } from '@/session/call-api-as';
import type { ApiErrorData } from '@/shared/api/api-error';
import { deviceClocks, readClocks, type ClockReading } from './server-clock';

/** An attempt under way, and what the computer's clocks said when it was asked for. */
export interface StartedAttempt {
  attempt: QuizAttempt;
  requestedAt: ClockReading;
}

/** @param owner in whose session alone it is asked @returns begins an attempt, or goes on with the one that runs */
export function useStartAttempt(owner: string) {
  const dispatch = useDispatch<SessionDispatch>();
  return useCallback(
    async (
      lessonId: string,
    ): Promise<{ begun: StartedAttempt; error?: never } | { begun?: never; error: ApiErrorData }> => {
      const asked = readClocks(deviceClocks);
      const { data: attempt, error } = await dispatch(callApiAs(owner, quizStart, { lessonId }));
      return attempt ? { begun: { attempt, requestedAt: asked } } : { error };
    },
    [dispatch, owner],
  );
}
