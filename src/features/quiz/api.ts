import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { quizReview, quizStart, quizStatus, type QuizAttempt } from '@/contracts/quiz';
import { callApiAs, type SessionDispatch } from '@/session/call-api-as';
import type { ApiErrorData } from '@/shared/api/api-error';
import { baseApi, queryEndpoint } from '@/shared/api/base-api';
import type { CallOptions } from '@/shared/api/call-api';
import { deviceClocks, readClocks, type ClockReading } from './server-clock';

/** Queries that start nothing: the state of a quiz, and the review of a closed attempt. */
export const quizApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    quizStatus: queryEndpoint(build, quizStatus),
    quizReview: queryEndpoint(build, quizReview),
  }),
});

/** A running attempt, and the clocks of the computer when it was requested. */
export interface StartedAttempt {
  attempt: QuizAttempt;
  requestedAt: ClockReading;
}

/** @returns starts an attempt, or continues the one that runs, in the session of `userId` only */
export function useStartAttempt(userId: string) {
  const dispatch = useDispatch<SessionDispatch>();
  return useCallback(
    async (
      lessonId: string,
      options?: CallOptions,
    ): Promise<{ started: StartedAttempt; error?: never } | { started?: never; error: ApiErrorData }> => {
      const requestedAt = readClocks(deviceClocks);
      const { data: attempt, error } = await dispatch(callApiAs(userId, quizStart, { lessonId }, options));
      return attempt ? { started: { attempt, requestedAt } } : { error };
    },
    [dispatch, userId],
  );
}
