import type { KeyboardEvent } from 'react';
import { limits } from '@/contracts/limits';
import { toggleFullscreen } from '@/shared/lib/fullscreen';

/** Speeds that the player offers; the platform rejects watching faster than `limits.maxPlaybackRate`. */
export const playbackRates: readonly number[] = [0.75, 1, 1.25, 1.5, 2].filter(
  (rate) => rate <= limits.maxPlaybackRate,
);

/** Seconds that an arrow key seeks. */
const seekStep = 5;

/** Plays or pauses. If the browser refuses to play, the video stays paused. */
export function togglePlay(video: HTMLVideoElement): void {
  if (video.paused) video.play().catch(() => undefined);
  else video.pause();
}

/** Seeks to a position in seconds, limited to the video. */
export function seekTo(video: HTMLVideoElement, position: number): void {
  const end = Number.isFinite(video.duration) ? video.duration : position;
  video.currentTime = Math.max(0, Math.min(position, end));
}

/** Sets the playback rate. As the default rate it also applies to the next URL of the same video. */
export function setRate(video: HTMLVideoElement, rate: number): void {
  video.defaultPlaybackRate = rate;
  video.playbackRate = rate;
}

export function toggleMuted(video: HTMLVideoElement): void {
  video.muted = !video.muted;
}

/** Loads the captions of one language, which the transcript needs too, and shows or hides them over the video. */
export function showCaptions(video: HTMLVideoElement, language: string | null, on: boolean): void {
  for (const track of Array.from(video.textTracks))
    track.mode = track.language !== language ? 'disabled' : on ? 'showing' : 'hidden';
}

/**
 * Keyboard shortcuts of the player. Ignores keys with a modifier and keys that the focused control uses itself.
 * @param stage the element for full screen
 */
export function handlePlayerKey(
  event: KeyboardEvent,
  {
    video,
    stage,
    toggleCaptions,
  }: { video: HTMLVideoElement; stage: HTMLElement; toggleCaptions: () => void },
): void {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || target instanceof HTMLSelectElement) return;
  const shortcuts: Readonly<Record<string, () => void>> = {
    k: () => {
      togglePlay(video);
    },
    ArrowLeft: () => {
      seekTo(video, video.currentTime - seekStep);
    },
    ArrowRight: () => {
      seekTo(video, video.currentTime + seekStep);
    },
    m: () => {
      toggleMuted(video);
    },
    c: toggleCaptions,
    f: () => {
      void toggleFullscreen(stage);
    },
    ...(!(target instanceof HTMLButtonElement) && {
      ' ': () => {
        togglePlay(video);
      },
    }),
  };
  const command = shortcuts[key.length === 1 ? key.toLowerCase() : key];
  if (!command) return;
  event.preventDefault();
  command();
}
