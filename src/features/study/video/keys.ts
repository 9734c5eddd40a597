import type { KeyboardEvent } from 'react';
import { seekTo, toggleFullScreen, toggleMuted, togglePlay } from './player-commands';

/** Seconds that an arrow key goes. */
const step = 5;

/**
 * What keys do within the player; a key that means something to what is focused, or is held with another, is left to it.
 * @param holder what fills the screen
 */
export function handlePlayerKey(
  event: KeyboardEvent,
  {
    video,
    holder,
    toggleCaptions,
  }: { video: HTMLVideoElement; holder: HTMLElement; toggleCaptions: () => void },
): void {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || target instanceof HTMLSelectElement) return;
  const commands: Readonly<Record<string, () => void>> = {
    k: () => {
      togglePlay(video);
    },
    ArrowLeft: () => {
      seekTo(video, video.currentTime - step);
    },
    ArrowRight: () => {
      seekTo(video, video.currentTime + step);
    },
    m: () => {
      toggleMuted(video);
    },
    c: toggleCaptions,
    f: () => {
      void toggleFullScreen(holder);
    },
    ...(!(target instanceof HTMLButtonElement) && {
      ' ': () => {
        togglePlay(video);
      },
    }),
  };
  const command = commands[key.length === 1 ? key.toLowerCase() : key];
  if (!command) return;
  event.preventDefault();
  command();
}
