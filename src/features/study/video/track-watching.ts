import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { mergeRanges, type Range } from '@/contracts/ranges';
import type { PlayerMessage } from './use-player-state';

/** Half of the second that a crash may lose (R10.64), because timers can run late. */
const pollMs = 500;
/** Tolerance of a seek in seconds: browsers seek to a frame. Less than the platform's `limits.seekToleranceSeconds`. */
const seekTolerance = 0.3;
/** Seconds by which playing may be ahead of the clock. */
const jumpTolerance = 2;

export interface WatchedProgress {
  ranges: readonly Range[];
  /** Seconds from the start. */
  position: number;
}

export interface WatchingOptions {
  /** Seconds from the start. */
  startAt: number;
  /** Ranges that were watched before. */
  watched: readonly Range[];
  /** False: seeking beyond the watched part is blocked; seeking back is always allowed. */
  canSeekAhead: boolean;
  /** Called every 500 ms while it plays, and on pause, seek, end. */
  onProgress: (watched: WatchedProgress) => void;
  /** Called on pause, seek and end, after `onProgress`. */
  onPause: () => void;
  /** Registers a callback that runs before the page is unloaded. @returns removes it */
  onUnload: (callback: () => void) => () => void;
}

/** Tracks a video. Seeking is limited by the ranges that were watched when the lesson was opened. */
export function useWatching(
  video: HTMLVideoElement | null,
  { startAt, watched, canSeekAhead, onProgress, onPause, onUnload }: WatchingOptions,
  setMessage: (message: PlayerMessage | null) => void,
  onBreakOff: (end: number) => void,
): void {
  const [opened] = useState({ startAt, watched, canSeekAhead });
  /** Start position when a hidden page becomes visible again. */
  const reached = useRef({ startAt: opened.startAt, watched: opened.watched });
  const reportProgress = useEffectEvent(onProgress);
  const reportPause = useEffectEvent(onPause);
  const reportBreakOff = useEffectEvent(onBreakOff);
  useEffect(() => {
    if (!video) return undefined;
    const dispose = trackWatching(video, {
      ...reached.current,
      canSeekAhead: opened.canSeekAhead,
      onUnload,
      onProgress(progress) {
        const { watched } = reached.current;
        reached.current = { startAt: progress.position, watched: mergeRanges(watched, progress.ranges) };
        reportProgress(progress);
      },
      onPause() {
        reportPause();
      },
      onSeekRefused() {
        setMessage('seekRefused');
      },
      onBreakOff(end) {
        reportBreakOff(end);
      },
    });
    const clearMessage = () => {
      setMessage(null);
    };
    video.addEventListener('play', clearMessage);
    return () => {
      video.removeEventListener('play', clearMessage);
      dispose();
    };
  }, [video, opened, onUnload, setMessage]);
}

/**
 * Seeks a video to its start position, limits seeking, and reports what is watched. With a new URL the video continues
 * at the same position.
 * @returns dispose, which also pauses the video
 */
export function trackWatching(
  video: HTMLVideoElement,
  options: WatchingOptions & {
    onSeekRefused: () => void;
    /** Called when the file broke off. @param end the last position, in seconds */
    onBreakOff: (end: number) => void;
  },
): () => void {
  const { canSeekAhead, onProgress, onPause, onSeekRefused, onBreakOff } = options;
  let furthest = Math.max(watchedUntil(options.watched), watchedUntil(playedRanges(video)));
  const startAt = canSeekAhead ? options.startAt : Math.min(options.startAt, furthest);
  let position = startAt;
  let reportedPosition = startAt;
  let ranges: Range[] = [];
  /** When `position` was read, in milliseconds. */
  let readAt = performance.now();
  /** Where the file breaks off. */
  let end = Infinity;
  let isPastEnd = false;

  /** @returns whether there was new progress to report */
  const report = (): boolean => {
    // A new URL resets the played ranges of the element.
    ranges = mergeRanges(
      ranges,
      playedRanges(video).flatMap(([from, to]) => (from < end ? [[from, Math.min(to, end)] as const] : [])),
    );
    if (position === reportedPosition && ranges.length === 0) return false;
    reportedPosition = position;
    onProgress({ ranges, position });
    return true;
  };
  const updatePosition = () => {
    if (video.seeking || video.readyState === 0 || isPastEnd) return;
    const elapsed = ((performance.now() - readAt) / 1000) * video.playbackRate;
    readAt = performance.now();
    // where the data ends too early, Chromium jumps to the end and takes all of it as played
    if (video.ended && video.currentTime - position > elapsed + jumpTolerance) {
      end = Math.min(end, position);
      isPastEnd = true;
      onBreakOff(end);
      return;
    }
    position = video.currentTime;
    furthest = Math.max(furthest, position);
  };
  const restorePosition = () => {
    end = Infinity;
    isPastEnd = false;
    if (position > 0 && video.currentTime !== position) video.currentTime = position;
  };
  const limitSeek = () => {
    readAt = -Infinity;
    isPastEnd = false;
    if (canSeekAhead || video.currentTime <= furthest + seekTolerance) return;
    video.currentTime = furthest;
    onSeekRefused();
  };
  const handlePause = () => {
    updatePosition();
    if (report()) onPause();
  };

  const listeners: [string, () => void][] = [
    ['loadedmetadata', restorePosition],
    ['play', updatePosition],
    ['timeupdate', updatePosition],
    ['seeking', limitSeek],
    ['seeked', handlePause],
    ['pause', handlePause],
    ['ended', handlePause],
    ['error', report],
  ];
  for (const [event, listener] of listeners) video.addEventListener(event, listener);
  const removeUnload = options.onUnload(() => {
    updatePosition();
    report();
  });
  const timer = setInterval(() => {
    if (!video.paused) report();
  }, pollMs);
  if (video.readyState > 0) restorePosition();

  return () => {
    clearInterval(timer);
    removeUnload();
    for (const [event, listener] of listeners) video.removeEventListener(event, listener);
    video.pause();
    handlePause();
  };
}

/** The end of the last watched range. */
function watchedUntil(ranges: readonly Range[]): number {
  return ranges.reduce((furthest, [, to]) => Math.max(furthest, to), 0);
}

/**
 * The ranges that a media element has played since its file was loaded. The browser records them exactly, also between
 * two polls.
 */
export function playedRanges({ played }: Pick<HTMLMediaElement, 'played'>): Range[] {
  return Array.from(
    { length: played.length },
    (_, index) => [played.start(index), played.end(index)] as const,
  );
}
