import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { quizStart, type QuizAttempt } from '@/contracts/quiz';
import { sendAs, type PersonDispatch } from '@/session/send-as';
import type { ErrorFacts } from '@/shared/api/platform-error';
import { ownClocks, readClocks, type Reading } from './platform-clock';

/** An attempt under way, and what the computer's clocks said when it was asked for. */
export interface Begun {
  attempt: QuizAttempt;
  asked: Reading;
}

/** @param owner in whose session alone it is asked @returns begins an attempt, or goes on with the one that runs */
export function useBegin(owner: string) {
  const dispatch = useDispatch<PersonDispatch>();
  return useCallback(
    async (
      lessonId: string,
    ): Promise<{ begun: Begun; error?: never } | { begun?: never; error: ErrorFacts }> => {
      const asked = readClocks(ownClocks);
      const { data: attempt, error } = await dispatch(sendAs(owner, quizStart, { lessonId }));
      return attempt ? { begun: { attempt, asked } } : { error };
    },
    [dispatch, owner],
  );
}
