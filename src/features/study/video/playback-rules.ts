import { useEffect, useEffectEvent } from 'react';

const channelName = 'portal-player';
/** Milliseconds between two looks at the time since the last sign of life. */
const pollMs = 5000;
const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'];

/**
 * One video at a time, across tabs: playing here is told to the others, and the other way round. Where the browser has
 * no channel between tabs, each plays for itself, and the platform counts the time of one.
 */
export function useOneAtATime(video: HTMLVideoElement | null, isKept: boolean, onOther: () => void): void {
  const tell = useEffectEvent(onOther);
  useEffect(() => {
    if (!video || typeof BroadcastChannel === 'undefined') return undefined;
    const channel = new BroadcastChannel(channelName);
    const playing = () => {
      channel.postMessage('playing');
    };
    channel.onmessage = () => {
      if (!isKept || video.paused) return;
      video.pause();
      tell();
    };
    video.addEventListener('play', playing);
    return () => {
      video.removeEventListener('play', playing);
      channel.close();
    };
  }, [video, isKept]);
}

/** Stops while the page is hidden. */
export function usePauseHidden(video: HTMLVideoElement | null, isKept: boolean, onPaused: () => void): void {
  const tell = useEffectEvent(onPaused);
  useEffect(() => {
    if (!video || !isKept) return undefined;
    const look = () => {
      if (document.visibilityState !== 'hidden' || video.paused) return;
      video.pause();
      tell();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }, [video, isKept]);
}

/** Stops and tells when nobody gave a sign of life for so long while it played. @param minutes 0: never */
export function useIdle(video: HTMLVideoElement | null, minutes: number, onIdle: () => void): void {
  const tell = useEffectEvent(onIdle);
  useEffect(() => {
    if (!video || minutes <= 0) return undefined;
    let last = Date.now();
    const sign = () => {
      last = Date.now();
    };
    const timer = setInterval(() => {
      if (video.paused) sign();
      if (Date.now() - last < minutes * 60_000) return;
      video.pause();
      tell();
    }, pollMs);
    for (const name of activityEvents) document.addEventListener(name, sign, { passive: true });
    return () => {
      clearInterval(timer);
      for (const name of activityEvents) document.removeEventListener(name, sign);
    };
  }, [video, minutes]);
}
