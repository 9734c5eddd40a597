import { mergeRanges, type Range } from '@/contracts/ranges';

/** Milliseconds between two looks while it plays: half of what the worst of ends may lose, since timers come late (R10.64). */
const pollMs = 500;
/** Seconds a jump may be off: browsers put a video to the next picture, not to the moment. */
const seekTolerance = 0.3;

export interface WatchedProgress {
  ranges: readonly Range[];
  /** Seconds from the begin. */
  position: number;
}

export interface TrackingOptions {
  startAt: number;
  /** What was watched before. */
  watched: readonly Range[];
  /** False: nobody jumps beyond what was watched; back is always free. */
  canSeekAhead: boolean;
  /** Told twice a second while it plays, and whenever it rests. */
  onProgress: (watched: WatchedProgress) => void;
  /** It rests, or was moved: a good moment to send what there is. */
  onPause: () => void;
  /** Has `tell` called right before the page goes; @returns stops it */
  onUnload: (tell: () => void) => () => void;
  /** A jump ahead was taken back. */
  onSeekRefused: () => void;
}

/** The end of the last stretch, which is as far as anybody came. */
export const watchedUntil = (ranges: readonly Range[]): number =>
  ranges.reduce((furthest, [, to]) => Math.max(furthest, to), 0);

/**
 * Puts a video where one was, keeps it to the rule of jumping, and tells what is watched of it. The video may be given
 * another address meanwhile, and then goes on where it was.
 * @returns stops it, and the video
 */
export function trackWatching(video: HTMLVideoElement, deps: TrackingOptions): () => void {
  const { canSeekAhead, onProgress, onPause, onSeekRefused } = deps;
  let furthest = Math.max(watchedUntil(deps.watched), watchedUntil(playedRanges(video)));
  const startAt = canSeekAhead ? deps.startAt : Math.min(deps.startAt, furthest);
  let place = startAt;
  let told = startAt;
  let seen: Range[] = [];

  /** @returns whether there was anything to tell */
  const tell = (): boolean => {
    // what was played is forgotten with the address it was played from
    seen = mergeRanges(seen, playedRanges(video));
    if (place === told && seen.length === 0) return false;
    told = place;
    onProgress({ ranges: seen, position: place });
    return true;
  };
  const rest = () => {
    if (tell()) onPause();
  };
  const goThere = () => {
    if (place > 0 && video.currentTime !== place) video.currentTime = place;
  };
  const follow = () => {
    if (video.seeking || video.readyState === 0) return;
    place = video.currentTime;
    furthest = Math.max(furthest, place);
  };
  const check = () => {
    if (canSeekAhead || video.currentTime <= furthest + seekTolerance) return;
    video.currentTime = furthest;
    onSeekRefused();
  };
  const followAndRest = () => {
    follow();
    rest();
  };

  const followAndTell = () => {
    follow();
    tell();
  };

  const listeners: [string, () => void][] = [
    ['loadedmetadata', goThere],
    ['timeupdate', follow],
    ['seeking', check],
    ['seeked', followAndRest],
    ['pause', followAndRest],
    ['ended', followAndRest],
    ['error', tell],
  ];
  for (const [event, listener] of listeners) video.addEventListener(event, listener);
  const stopWaiting = deps.onUnload(followAndTell);
  const timer = setInterval(() => {
    if (!video.paused) tell();
  }, pollMs);
  if (video.readyState > 0) goThere();

  return () => {
    clearInterval(timer);
    stopWaiting();
    for (const [event, listener] of listeners) video.removeEventListener(event, listener);
    video.pause();
    followAndRest();
  };
}

/** What a media element has played since its file was loaded. The browser keeps it exactly between two polls. */
export function playedRanges({ played }: Pick<HTMLMediaElement, 'played'>): Range[] {
  return Array.from(
    { length: played.length },
    (_, index) => [played.start(index), played.end(index)] as const,
  );
}
