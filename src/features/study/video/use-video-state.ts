import { useEffect, useState } from 'react';

const events = [
  ...['play', 'pause', 'timeupdate', 'seeking', 'seeked', 'durationchange'],
  ...['ratechange', 'volumechange', 'ended', 'emptied', 'waiting', 'playing'],
];

/** What a control bar shows of a video. */
export interface VideoState {
  playing: boolean;
  ended: boolean;
  /** Seconds from the begin. */
  time: number;
  rate: number;
  muted: boolean;
}

const before: VideoState = { playing: false, ended: false, time: 0, rate: 1, muted: false };

export function useVideoState(video: HTMLVideoElement | null): VideoState {
  const [state, setState] = useState(before);
  useEffect(() => {
    if (!video) return undefined;
    const look = () => {
      const { paused, ended, currentTime: time, playbackRate: rate, muted } = video;
      setState({ playing: !paused, ended, time, rate, muted });
    };
    // as it is by now: it may have been stopped while nobody looked, behind another page
    look();
    for (const event of events) video.addEventListener(event, look);
    return () => {
      for (const event of events) video.removeEventListener(event, look);
    };
  }, [video]);
  return state;
}
