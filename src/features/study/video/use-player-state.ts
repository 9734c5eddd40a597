import { useEffect, useRef, useState } from 'react';
import { useStorage } from '@/shared/config/config-context';
import { useUnmountEffect } from '@/shared/ui/use-unmount-effect';
import { playbackRates, setRate } from './player-commands';

const stateEvents = [
  ...['play', 'pause', 'timeupdate', 'seeking', 'seeked', 'durationchange'],
  ...['ratechange', 'volumechange', 'ended', 'emptied', 'waiting', 'playing'],
];

/** The state of a video as the control bar shows it. */
export interface VideoState {
  playing: boolean;
  ended: boolean;
  /** Seconds from the start. */
  time: number;
  rate: number;
  muted: boolean;
}

const initialState: VideoState = { playing: false, ended: false, time: 0, rate: 1, muted: false };

export function useVideoState(video: HTMLVideoElement | null): VideoState {
  const [state, setState] = useState(initialState);
  useEffect(() => {
    if (!video) return undefined;
    const update = () => {
      const { paused, ended, currentTime: time, playbackRate: rate, muted } = video;
      setState({ playing: !paused, ended, time, rate, muted });
    };
    // a page that becomes visible again missed the pause
    update();
    for (const event of stateEvents) video.addEventListener(event, update);
    return () => {
      for (const event of stateEvents) video.removeEventListener(event, update);
    };
  }, [video]);
  return state;
}

const rateKey = 'study_rate';

/** Starts at the playback rate that was chosen last in any lesson, and stores a new choice. */
export function useSavedPlaybackRate(video: HTMLVideoElement | null): void {
  const storage = useStorage();
  useEffect(() => {
    if (!video) return undefined;
    const saved = Number(storage.get(rateKey));
    if (playbackRates.includes(saved)) setRate(video, saved);
    const save = () => {
      // `setRate` sets both; browser extensions and a new URL change only one
      if (video.playbackRate === video.defaultPlaybackRate) storage.set(rateKey, String(video.playbackRate));
    };
    video.addEventListener('ratechange', save);
    return () => {
      video.removeEventListener('ratechange', save);
    };
  }, [video, storage]);
}

/** Why the video is at an unexpected position, or not playing; each is the id of its message. */
export type PlayerMessage =
  | 'resumed'
  | 'seekRefused'
  | 'pausedByOtherTab'
  | 'pausedHidden'
  | 'pausedNotShown';

/** Milliseconds that a message stays while the video plays. */
export const messageDurationMs = 8000;

/** The message of the player. It stays while the video is paused, and for some seconds of playing. */
export function usePlayerMessage(initial: PlayerMessage | null, playing: boolean) {
  const [message, setMessage] = useState(initial);
  useEffect(() => {
    if (message === null || !playing) return undefined;
    const timer = setTimeout(() => {
      setMessage(null);
    }, messageDurationMs);
    return () => {
      clearTimeout(timer);
    };
  }, [message, playing]);
  return [message, setMessage] as const;
}

/** Removes the source of an unmounted video: otherwise the browser may continue to load it until garbage collection. */
export function useReleaseOnUnmount(video: HTMLVideoElement | null): void {
  // a hidden page has no `video`: React detaches refs
  const last = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video) last.current = video;
  }, [video]);
  useUnmountEffect(() => {
    if (!last.current || last.current.networkState === HTMLMediaElement.NETWORK_EMPTY) return;
    last.current.removeAttribute('src');
    last.current.load();
  });
}
