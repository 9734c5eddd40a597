import { useEffect, useState } from 'react';

/** Milliseconds without data after which a user wants to know why nothing moves. */
const stalledMs = 8000;

/** Whether a video that should play waits for data. */
export function useStalled(video: HTMLVideoElement | null): boolean {
  const [isStalled, setStalled] = useState(false);
  useEffect(() => {
    if (!video) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      const isWaiting = !video.paused && !video.ended && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
      if (isWaiting)
        timer ??= setTimeout(() => {
          setStalled(true);
        }, stalledMs);
      else {
        clearTimeout(timer);
        timer = undefined;
        setStalled(false);
      }
    };
    const events = ['play', 'pause', 'waiting', 'canplay', 'playing', 'emptied', 'ended'];
    for (const event of events) video.addEventListener(event, check);
    check();
    return () => {
      clearTimeout(timer);
      for (const event of events) video.removeEventListener(event, check);
    };
  }, [video]);
  return isStalled;
}
