import { useEffect, useRef } from 'react';
import { useDialogQueue } from '@/shared/ui/dialog-queue';
import { messages } from '../messages';
import { togglePlay } from './player-commands';
import { useIdle } from './playback-rules';

/** Asks whether anybody is still there, and goes on when somebody is. @param minutes 0: never */
export function useIdleCheck(video: HTMLVideoElement | null, minutes: number): void {
  const questions = useDialogQueue();
  const takeBack = useRef<(() => void) | null>(null);
  useIdle(video, minutes, () => {
    const { stillThere: title, stillThereText: text, goOn: yes } = messages;
    takeBack.current = questions.open({
      ...{ kind: 'alert', title, text, confirmLabel: yes, values: { minutes: String(minutes) } },
      onResult(isThere) {
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
