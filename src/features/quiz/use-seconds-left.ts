import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { quizStatus } from '@/contracts/quiz';
import { sendAs, type PersonDispatch } from '@/session/send-as';
import type { AnswerSync } from './answer-sync';
import { useBegin, type Begun } from './begin';
import type { HandIn } from './hand-in';
import { followPlatform, ownClocks } from './platform-clock';

/** Milliseconds before the end in which the attempt is not asked for again: it might end on the way. */
const tooLate = 10_000;
/** Milliseconds between two questions for the time, where the first is not answered. */
const betweenQuestions = 5000;

/**
 * The seconds that are left by the platform's clock; at none the attempt is handed in. The platform is asked anew
 * where the computer slept, its clock was set, or the page comes back, to the front or from behind another page: another
 * tab may have gone on.
 */
export function useSecondsLeft(
  { lessonId, owner, begun: first }: { lessonId: string; owner: string; begun: Begun },
  sync: AnswerSync,
  handIn: HandIn,
): number {
  const dispatch = useDispatch<PersonDispatch>();
  const begin = useBegin(owner);
  const { id, deadline } = first.attempt;
  const [clock, setClock] = useState(() => followPlatform(first.attempt.now, first.asked, ownClocks));
  const look = useCallback(() => Math.ceil(clock.until(deadline) / 1000), [clock, deadline]);
  const [left, setLeft] = useState(look);

  const mayAskAt = useRef(0);
  const isFresh = useRef(true);
  useEffect(() => {
    const askAnew = async () => {
      if (ownClocks.steady() < mayAskAt.current || clock.until(deadline) < tooLate) return;
      mayAskAt.current = ownClocks.steady() + betweenQuestions;
      // not by beginning alone: that would open another attempt where this one was handed in by another tab
      const { data } = await dispatch(sendAs(owner, quizStatus, { lessonId }));
      if (data && data.running?.id !== id) handIn.end();
      else if (data) {
        const adopt = sync.beginAdopting();
        const { begun: now } = await begin(lessonId);
        if (now?.attempt.id === id) {
          adopt(now.attempt.answers);
          setClock(followPlatform(now.attempt.now, now.asked, ownClocks));
        }
      }
    };
    const tick = () => {
      const seconds = look();
      setLeft(seconds);
      if (seconds === 0) handIn.end();
      else if (clock.isDoubtful()) void askAnew();
    };
    const comeBack = () => {
      if (document.visibilityState === 'visible') void askAnew();
    };
    // begun just now, or back from behind another page
    if (!isFresh.current) void askAnew();
    isFresh.current = false;
    const timer = setInterval(tick, 500);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [begin, clock, deadline, dispatch, handIn, id, lessonId, look, owner, sync]);
  return left;
}
