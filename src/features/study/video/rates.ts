import { limits } from '@/contracts/limits';

/** How many times the speed a video may be played at. */
export const playbackRates: readonly number[] = [0.75, 1, 1.25, 1.5, 2].filter(
  (rate) => rate <= limits.maxPlaybackRate,
);
