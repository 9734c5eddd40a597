import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { quizStatus } from '@/contracts/quiz';
import { callApiAs, type SessionDispatch } from '@/session/call-api-as';
import { retryDelayMs, type AnswerQueue } from './answer-queue';
import type { AttemptTabSync } from './attempt-tab-sync';
import { useStartAttempt, type StartedAttempt } from './begin';
import type { Submission } from './submission';
import { createRetryLoop } from '@/shared/lib/retry-loop';
import { createServerClock, deviceClocks } from './server-clock';
import { isUnavailable } from './quiz-unavailable';

/** Milliseconds before the end in which the attempt is not asked for again: it might end on the way. */
const tooLate = 10_000;

/**
 * The seconds that are left by the platform's clock; at none the attempt is handed in. The platform is asked anew, for
 * the time and for the answers, until it has answered: where another tab went on with the attempt, the computer slept,
 * its clock was set, or the page comes back, to the front or from behind another page.
 */
export function useSecondsLeft(
  { lessonId, owner, begun: first }: { lessonId: string; owner: string; begun: StartedAttempt },
  { sync, handIn, channel }: { sync: AnswerQueue; handIn: Submission; channel: AttemptTabSync },
): number {
  const dispatch = useDispatch<SessionDispatch>();
  const begin = useStartAttempt(owner);
  const { id, deadline } = first.attempt;
  const [clock, setClock] = useState(() =>
    createServerClock(first.attempt.now, first.requestedAt, deviceClocks),
  );
  const look = () => Math.ceil(clock.msUntil(deadline) / 1000);
  const [left, setLeft] = useState(look);

  const askAnew = useEffectEvent(async (): Promise<number | null> => {
    if (clock.msUntil(deadline) < tooLate) return null;
    // not by beginning alone: that would open another attempt where this one was handed in by another tab
    const { data, error } = await dispatch(callApiAs(owner, quizStatus, { lessonId }));
    if (error && !isUnavailable(error)) return retryDelayMs(error);
    if (data?.running?.id !== id) {
      handIn.submitNow();
      return null;
    }
    const adopt = sync.beginRefresh();
    const { begun: now, error: notBegun } = await begin(lessonId);
    if (notBegun) return retryDelayMs(notBegun);
    if (now.attempt.id !== id) return null;
    setClock(createServerClock(now.attempt.now, now.requestedAt, deviceClocks));
    return adopt(now.attempt.answers) ? null : 0;
  });
  const tick = useEffectEvent(() => {
    const seconds = look();
    setLeft(seconds);
    if (seconds === 0) handIn.submitNow();
    return seconds > 0 && clock.isSuspect();
  });

  const isFresh = useRef(true);
  useEffect(() => {
    let isAsking = false;
    const asker = createRetryLoop(
      async () => {
        isAsking = true;
        const rest = await askAnew();
        isAsking = rest !== null;
        return rest;
      },
      () => undefined,
    );
    const comeBack = () => {
      if (document.visibilityState === 'visible') asker.trigger();
    };
    // begun just now, or back from behind another page
    if (!isFresh.current) asker.trigger();
    isFresh.current = false;
    const timer = setInterval(() => {
      if (tick() && !isAsking) asker.trigger();
    }, 500);
    const unfollow = channel.subscribe(asker.trigger);
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('focus', asker.trigger);
    return () => {
      asker.dispose();
      clearInterval(timer);
      unfollow();
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('focus', asker.trigger);
    };
  }, [channel]);
  return left;
}
