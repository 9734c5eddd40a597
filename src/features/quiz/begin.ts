import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { quizStart, type QuizAttempt } from '@/contracts/quiz';
import type { PlatformDispatch } from '@/shared/api/dispatch';
import type { ErrorFacts } from '@/shared/api/platform-error';
import { sendCall } from '@/shared/api/send-call';
import { ownClocks, readClocks, type Reading } from './platform-clock';

/** An attempt under way, and what the computer's clocks said when it was asked for. */
export interface Begun {
  attempt: QuizAttempt;
  asked: Reading;
}

/** @returns begins an attempt, or goes on with the one that runs */
export function useBegin() {
  const dispatch = useDispatch<PlatformDispatch>();
  return useCallback(
    async (
      lessonId: string,
    ): Promise<{ begun: Begun; error?: never } | { begun?: never; error: ErrorFacts }> => {
      const asked = readClocks(ownClocks);
      const { data: attempt, error } = await dispatch(sendCall(quizStart, { lessonId }));
      return attempt ? { begun: { attempt, asked } } : { error };
    },
    [dispatch],
  );
}
