import { useEffect, useRef } from 'react';
import { useQuestions } from '@/shared/ui/questions';
import { messages } from '../messages';
import { togglePlay } from './commands';
import { useIdle } from './use-pauses';

/** Asks whether anybody is still there, and goes on when somebody is. @param minutes 0: never */
export function useIdleQuestion(video: HTMLVideoElement | null, minutes: number): void {
  const questions = useQuestions();
  const takeBack = useRef<(() => void) | null>(null);
  useIdle(video, minutes, () => {
    const { stillThere: title, stillThereText: text, goOn: yes } = messages;
    takeBack.current = questions.ask({
      ...{ kind: 'alert', title, text, yes, values: { minutes: String(minutes) } },
      onAnswer(isThere) {
        takeBack.current = null;
        if (isThere && video?.paused) togglePlay(video);
      },
    });
  });
  useEffect(
    () => () => {
      takeBack.current?.();
    },
    [],
  );
}
