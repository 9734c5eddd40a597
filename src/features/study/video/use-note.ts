import { useEffect, useState } from 'react';
import type { Note } from './player-notes';

/** Milliseconds that a note stays while the video plays on. */
export const noteStays = 8000;

/** A note below the video: it stays while the video rests, and for a while as it plays. */
export function useNote(first: Note | null, playing: boolean) {
  const [note, setNote] = useState(first);
  useEffect(() => {
    if (note === null || !playing) return undefined;
    const timer = setTimeout(() => {
      setNote(null);
    }, noteStays);
    return () => {
      clearTimeout(timer);
    };
  }, [note, playing]);
  return [note, setNote] as const;
}
