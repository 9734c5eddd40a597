import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * `short`: the file ends before the lesson can be complete; `silent`: no sound was decoded; `still`: one picture was
 * there for more than half of the file.
 */
export type FileDefect = 'short' | 'silent' | 'still';

/** Seconds by which a file may be shorter than its lesson. */
const lengthTolerance = 1;
/** Seconds of playing after which a sound would have been decoded. */
const silenceSeconds = 3;
/** Seconds of playing without a new picture; slides stay shorter than that, or than half of a file. */
const stillSeconds = 60;

/**
 * Finds a file that plays but does not fit its lesson.
 * @param neededSeconds of the file that the lesson needs to be complete; 0 if that is unknown or it is complete
 * @param onDefect called once for each
 */
export function useFileCheck(
  video: HTMLVideoElement | null,
  neededSeconds: number,
  onDefect: (defect: FileDefect) => void,
): FileDefect | null {
  const [defect, setDefect] = useState<FileDefect | null>(null);
  const report = useEffectEvent(onDefect);
  /** When the last picture was decoded: how many there were, and the position in seconds. */
  const lastPicture = useRef({ count: -1, at: 0 });
  const isStill = (element: HTMLVideoElement) => {
    const { currentTime, duration, seeking, videoWidth } = element;
    const count = (element as Partial<HTMLVideoElement>).getVideoPlaybackQuality?.().totalVideoFrames ?? 0;
    // a browser decodes nothing in a hidden tab
    const isUnknown = document.hidden || seeking || videoWidth === 0 || count === 0;
    const last = lastPicture.current;
    if (isUnknown || count !== last.count || currentTime < last.at)
      lastPicture.current = { count, at: currentTime };
    return currentTime - lastPicture.current.at > Math.max(stillSeconds, duration / 2);
  };
  const check = useEffectEvent((element: HTMLVideoElement) => {
    const end = element.ended ? element.currentTime : element.duration;
    const isShort = Number.isFinite(end) && end > 0 && end < neededSeconds - lengthTolerance;
    const still = isStill(element) ? 'still' : defect === 'still' ? null : defect;
    const other = isSilent(element) ? 'silent' : still;
    const found = isShort ? 'short' : defect === 'short' ? null : other;
    if (found === defect) return;
    setDefect(found);
    if (found) report(found);
  });
  useEffect(() => {
    if (!video) return undefined;
    const listener = () => {
      check(video);
    };
    const events = ['durationchange', 'emptied', 'timeupdate', 'seeking', 'ended'];
    for (const event of events) video.addEventListener(event, listener);
    return () => {
      for (const event of events) video.removeEventListener(event, listener);
    };
  }, [video]);
  return defect;
}

/** Known in Chromium only: it played for some seconds and decoded a picture, but no sound. */
function isSilent(video: HTMLVideoElement & { webkitAudioDecodedByteCount?: number }): boolean {
  const played = Array.from(
    { length: video.played.length },
    (_, index) => video.played.end(index) - video.played.start(index),
  );
  return (
    video.webkitAudioDecodedByteCount === 0 && played.reduce((sum, one) => sum + one, 0) > silenceSeconds
  );
}

/**
 * Whether the type of a source names an audio codec. Without one, the file may be meant to be silent.
 * @param type MIME type, as `video/mp4; codecs="avc1.64001f, mp4a.40.2"`
 */
export function declaresSound(type = ''): boolean {
  return /^audio\/|\b(?:mp4a|mp3|opus|vorbis|flac|[ae]c-[34])\b/i.test(type);
}
