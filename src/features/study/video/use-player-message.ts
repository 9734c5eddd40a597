import { useEffect, useState } from 'react';
import type { PlayerMessage } from './player-messages';

/** Milliseconds that a note stays while the video plays on. */
export const messageDurationMs = 8000;

/** A note below the video: it stays while the video rests, and for a while as it plays. */
export function usePlayerMessage(first: PlayerMessage | null, playing: boolean) {
  const [note, setNote] = useState(first);
  useEffect(() => {
    if (note === null || !playing) return undefined;
    const timer = setTimeout(() => {
      setNote(null);
    }, messageDurationMs);
    return () => {
      clearTimeout(timer);
    };
  }, [note, playing]);
  return [note, setNote] as const;
}
