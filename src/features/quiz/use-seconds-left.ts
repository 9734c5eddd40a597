import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { quizStatus } from '@/contracts/quiz';
import { callApiAs, type SessionDispatch } from '@/session/call-api-as';
import { onPageVisible } from '@/shared/lib/page-events';
import { createRetryLoop } from '@/shared/lib/retry-loop';
import { retryDelayMs, type AnswerQueue } from './answer-queue';
import { useStartAttempt, type StartedAttempt } from './api';
import type { AttemptTabSync } from './attempt-tab-sync';
import { isUnavailable } from './quiz-unavailable';
import { createServerClock, deviceClocks } from './server-clock';
import type { Submission } from './submission';

/** No refresh in the last milliseconds: the attempt might end before the response. */
const minRefreshMs = 10_000;
const tickMs = 500;
/** The user did not request the time, so a failure shows no toast. */
const silent = { toast: false };

/**
 * Counts the seconds that are left by the platform's clock, and submits the attempt at zero. Time and answers are
 * requested again when another tab changed the attempt, the computer slept, its clock was set, or the page becomes
 * visible.
 */
export function useSecondsLeft(
  { lessonId, userId, started: first }: { lessonId: string; userId: string; started: StartedAttempt },
  { queue, submission, tabs }: { queue: AnswerQueue; submission: Submission; tabs: AttemptTabSync },
): number {
  const dispatch = useDispatch<SessionDispatch>();
  const startAttempt = useStartAttempt(userId);
  const { id, deadline } = first.attempt;
  const [clock, setClock] = useState(() =>
    createServerClock(first.attempt.now, first.requestedAt, deviceClocks),
  );
  const readSeconds = () => Math.ceil(clock.msUntil(deadline) / 1000);
  const [secondsLeft, setSecondsLeft] = useState(readSeconds);

  const refresh = useEffectEvent(async (): Promise<number | null> => {
    if (clock.msUntil(deadline) < minRefreshMs) return null;
    // Starting alone would open another attempt if another tab has submitted this one.
    const { data, error } = await dispatch(callApiAs(userId, quizStatus, { lessonId }, silent));
    if (error && !isUnavailable(error)) return retryDelayMs(error);
    if (data?.running?.id !== id) {
      submission.submitNow();
      return null;
    }
    const adoptAnswers = queue.beginRefresh();
    const { started, error: startError } = await startAttempt(lessonId, silent);
    if (startError) return retryDelayMs(startError);
    if (started.attempt.id !== id) return null;
    setClock(createServerClock(started.attempt.now, started.requestedAt, deviceClocks));
    return adoptAnswers(started.attempt.answers) ? null : 0;
  });
  /** @returns whether the clock must be synchronised with the platform again */
  const tick = useEffectEvent(() => {
    const seconds = readSeconds();
    setSecondsLeft(seconds);
    if (seconds === 0) submission.submitNow();
    return seconds > 0 && clock.isSuspect();
  });

  const isFirstRun = useRef(true);
  useEffect(() => {
    let isRefreshing = false;
    const loop = createRetryLoop(
      async () => {
        isRefreshing = true;
        const minDelay = await refresh();
        isRefreshing = minDelay !== null;
        return minDelay;
      },
      () => undefined,
    );
    // Later runs: the page is visible again.
    if (!isFirstRun.current) loop.trigger();
    isFirstRun.current = false;
    const timer = setInterval(() => {
      if (tick() && !isRefreshing) loop.trigger();
    }, tickMs);
    const teardowns = [tabs.subscribe(loop.trigger), onPageVisible(loop.trigger)];
    window.addEventListener('focus', loop.trigger);
    return () => {
      loop.dispose();
      clearInterval(timer);
      for (const dispose of teardowns) dispose();
      window.removeEventListener('focus', loop.trigger);
    };
  }, [tabs]);
  return secondsLeft;
}
