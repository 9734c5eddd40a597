import { useEffect } from 'react';
import { useStorage } from '@/shared/config/config-context';
import { setRate } from './player-commands';
import { playbackRates } from './rates';

const key = 'study_rate';

/** Begins at the speed that was chosen last, at whatever lesson, and keeps what is chosen here. */
export function useSavedPlaybackRate(video: HTMLVideoElement | null): void {
  const storage = useStorage();
  useEffect(() => {
    if (!video) return undefined;
    const kept = Number(storage.get(key));
    if (playbackRates.includes(kept)) setRate(video, kept);
    const keep = () => {
      // a browser may be told another speed by others, and goes back to its default for each address
      if (video.playbackRate === video.defaultPlaybackRate) storage.set(key, String(video.playbackRate));
    };
    video.addEventListener('ratechange', keep);
    return () => {
      video.removeEventListener('ratechange', keep);
    };
  }, [video, storage]);
}
