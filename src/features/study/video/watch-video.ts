import { playedOf, unite, type Range } from '@/shared/lib/ranges';

/** Milliseconds between two looks while it plays: half of what the worst of ends may lose, since timers come late (R10.64). */
const lookEvery = 500;
/** Seconds a jump may be off: browsers put a video to the next picture, not to the moment. */
const slack = 0.3;

export interface Watched {
  ranges: readonly Range[];
  /** Seconds from the begin. */
  position: number;
}

export interface WatchDeps {
  startAt: number;
  /** What was watched before. */
  watched: readonly Range[];
  /** False: nobody jumps beyond what was watched; back is always free. */
  mayJump: boolean;
  /** Told twice a second while it plays, and whenever it rests. */
  onProgress: (watched: Watched) => void;
  /** It rests, or was moved: a good moment to send what there is. */
  onRest: () => void;
  /** Has `tell` called right before the page goes; @returns stops it */
  beforeLeave: (tell: () => void) => () => void;
  /** A jump ahead was taken back. */
  onJumpRefused: () => void;
}

/** The end of the last stretch, which is as far as anybody came. */
export const furthestOf = (ranges: readonly Range[]): number =>
  ranges.reduce((furthest, [, to]) => Math.max(furthest, to), 0);

/**
 * Puts a video where one was, keeps it to the rule of jumping, and tells what is watched of it. The video may be given
 * another address meanwhile, and then goes on where it was.
 * @returns stops it, and the video
 */
export function watchVideo(video: HTMLVideoElement, deps: WatchDeps): () => void {
  const { mayJump, onProgress, onRest, onJumpRefused } = deps;
  let furthest = Math.max(furthestOf(deps.watched), furthestOf(playedOf(video)));
  const startAt = mayJump ? deps.startAt : Math.min(deps.startAt, furthest);
  let place = startAt;
  let told = startAt;
  let seen: Range[] = [];

  /** @returns whether there was anything to tell */
  const tell = (): boolean => {
    // what was played is forgotten with the address it was played from
    seen = unite(seen, playedOf(video));
    if (place === told && seen.length === 0) return false;
    told = place;
    onProgress({ ranges: seen, position: place });
    return true;
  };
  const rest = () => {
    if (tell()) onRest();
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
    if (mayJump || video.currentTime <= furthest + slack) return;
    video.currentTime = furthest;
    onJumpRefused();
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
  const stopWaiting = deps.beforeLeave(followAndTell);
  const timer = setInterval(() => {
    if (!video.paused) tell();
  }, lookEvery);
  if (video.readyState > 0) goThere();

  return () => {
    clearInterval(timer);
    stopWaiting();
    for (const [event, listener] of listeners) video.removeEventListener(event, listener);
    video.pause();
    followAndRest();
  };
}
