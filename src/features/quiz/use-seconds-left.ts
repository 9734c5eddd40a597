import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { quizStatus } from '@/contracts/quiz';
import { sendAs, type PersonDispatch } from '@/session/send-as';
import { restOf, type AnswerSync } from './answer-sync';
import type { AttemptChannel } from './attempt-channel';
import { useBegin, type Begun } from './begin';
import type { HandIn } from './hand-in';
import { persist } from './persist';
import { followPlatform, ownClocks } from './platform-clock';
import { isRefused } from './refused';

/** Milliseconds before the end in which the attempt is not asked for again: it might end on the way. */
const tooLate = 10_000;

/**
 * The seconds that are left by the platform's clock; at none the attempt is handed in. The platform is asked anew, for
 * the time and for the answers, until it has answered: where another tab went on with the attempt, the computer slept,
 * its clock was set, or the page comes back, to the front or from behind another page.
 */
export function useSecondsLeft(
  { lessonId, owner, begun: first }: { lessonId: string; owner: string; begun: Begun },
  { sync, handIn, channel }: { sync: AnswerSync; handIn: HandIn; channel: AttemptChannel },
): number {
  const dispatch = useDispatch<PersonDispatch>();
  const begin = useBegin(owner);
  const { id, deadline } = first.attempt;
  const [clock, setClock] = useState(() => followPlatform(first.attempt.now, first.asked, ownClocks));
  const look = () => Math.ceil(clock.until(deadline) / 1000);
  const [left, setLeft] = useState(look);

  const askAnew = useEffectEvent(async (): Promise<number | null> => {
    if (clock.until(deadline) < tooLate) return null;
    // not by beginning alone: that would open another attempt where this one was handed in by another tab
    const { data, error } = await dispatch(sendAs(owner, quizStatus, { lessonId }));
    if (error && !isRefused(error)) return restOf(error);
    if (data?.running?.id !== id) {
      handIn.end();
      return null;
    }
    const adopt = sync.beginAdopting();
    const { begun: now, error: notBegun } = await begin(lessonId);
    if (notBegun) return restOf(notBegun);
    if (now.attempt.id !== id) return null;
    setClock(followPlatform(now.attempt.now, now.asked, ownClocks));
    return adopt(now.attempt.answers) ? null : 0;
  });
  const tick = useEffectEvent(() => {
    const seconds = look();
    setLeft(seconds);
    if (seconds === 0) handIn.end();
    return seconds > 0 && clock.isDoubtful();
  });

  const isFresh = useRef(true);
  useEffect(() => {
    let isAsking = false;
    const asker = persist(
      async () => {
        isAsking = true;
        const rest = await askAnew();
        isAsking = rest !== null;
        return rest;
      },
      () => undefined,
    );
    const comeBack = () => {
      if (document.visibilityState === 'visible') asker.kick();
    };
    // begun just now, or back from behind another page
    if (!isFresh.current) asker.kick();
    isFresh.current = false;
    const timer = setInterval(() => {
      if (tick() && !isAsking) asker.kick();
    }, 500);
    const unfollow = channel.follow(asker.kick);
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('focus', asker.kick);
    return () => {
      asker.stop();
      clearInterval(timer);
      unfollow();
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('focus', asker.kick);
    };
  }, [channel]);
  return left;
}
