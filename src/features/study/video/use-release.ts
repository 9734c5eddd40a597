import { useEffect, useInsertionEffect, useRef } from 'react';

/**
 * Has an element let go of its source when its page is gone for good: a browser may else load on until it happens to
 * throw the element away. While the page only lies behind another the source stays. To be called after whatever still
 * looks at the element when it ends.
 */
export function useReleaseOnUnmount(video: HTMLVideoElement | null): void {
  const last = useRef<HTMLVideoElement>(null);
  const isShown = useRef(false);
  const isGone = useRef(false);
  // of all effects the kind that does not rest while the page is kept behind another
  useInsertionEffect(
    () => () => {
      isGone.current = true;
      if (!isShown.current) release(last.current);
    },
    [],
  );
  useEffect(() => {
    if (video) last.current = video;
  }, [video]);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      if (isGone.current) release(last.current);
    };
  }, []);
}

function release(video: HTMLVideoElement | null): void {
  if (!video || video.networkState === HTMLMediaElement.NETWORK_EMPTY) return;
  video.removeAttribute('src');
  video.load();
}
