import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useMediaUrl } from '@/shared/config/config-context';
import type { Media, Renew } from '../use-lesson-media';
import { attachHls, isHls } from './hls-source';
import { isForeign, probeSource, type SourceProblem } from './source-problem';

interface State {
  /** Index of the source that is tried. */
  index: number;
  /** Number of the attempt: it changes with the source, and whenever the same one is loaded again. */
  attempt: number;
  /** New URLs were requested since the video last played. */
  isRenewed: boolean;
  /** The element loads without CORS, as a server without its headers requires. */
  isWithoutCors: boolean;
  problem: SourceProblem | null;
}
type SourceEvent =
  | 'urlsReceived'
  | 'urlsRequested'
  | 'corsDropped'
  | 'playing'
  | 'retried'
  /** An attempt failed. Without a problem the next source is tried. */
  | { attempt: number; problem: SourceProblem | null };

const initial: State = { index: 0, attempt: 0, isRenewed: false, isWithoutCors: false, problem: null };
const noUrls: SourceProblem = { kind: 'failed', reason: 'no new URL' };

function reduce(state: State, event: SourceEvent): State {
  const attempt = state.attempt + 1;
  if (typeof event === 'object') {
    // it failed twice, or its cause was found late
    if (event.attempt !== state.attempt) return state;
    if (event.problem) return { ...state, problem: event.problem };
    return { ...state, index: state.index + 1, attempt, isWithoutCors: false };
  }
  switch (event) {
    case 'playing':
      return state.isRenewed || state.problem ? { ...state, isRenewed: false, problem: null } : state;
    case 'urlsReceived':
      return { ...state, attempt, problem: null };
    case 'retried':
      return { ...initial, attempt, isRenewed: true };
    case 'urlsRequested':
      return { ...state, isRenewed: true };
    case 'corsDropped':
      return { ...state, attempt, isWithoutCors: true };
  }
}

/**
 * The source to play. When it fails, its URL may have expired: new URLs are requested once, then a file of another origin
 * is loaded without CORS, then the next source is tried, and after the last one `problem` says why. A source without a
 * picture or with one that this browser cannot decode is left at once: its sound alone is not the lesson.
 * @param onProblem called with each problem that the operators have to solve
 * @returns `src` for the element; undefined for HLS, which is attached by this hook. `type` is that of the source
 */
export function useSources(
  video: HTMLVideoElement | null,
  media: Media,
  renew: Renew,
  onProblem: (reason: string) => void,
) {
  const [{ index, attempt, isRenewed, isWithoutCors, problem }, dispatch] = useReducer(reduce, initial);
  const wantsToPlay = useRef(false);
  /** Seconds from the start, of the last error. */
  const failedAt = useRef<number | null>(null);
  const urlOf = useMediaUrl();
  const sources = media.sources.filter(({ type }) => isHls(type) || video?.canPlayType(type) !== '');
  const source = sources[index];
  const url = source && urlOf(source.url);
  const hlsUrl = source && isHls(source.type) ? url : undefined;

  const renewUrls = async () => {
    dispatch('urlsRequested');
    if (!(await renew(true))) dispatch({ attempt, problem: noUrls });
  };
  const leaveSource = async (found: SourceProblem | null) => {
    const cause = found ?? (url === undefined ? noUrls : await probeSource(url));
    if (cause.kind !== 'failed') onProblem(`${source?.type} ${url?.replace(/\?.*/, '')}: ${cause.reason}`);
    dispatch({ attempt, problem: index + 1 < sources.length ? null : cause });
  };
  const onError = useEffectEvent((found: SourceProblem | null) => {
    const position = video?.currentTime ?? 0;
    // a file that breaks off plays again up to there with each new URL
    const isAgain = failedAt.current !== null && Math.abs(position - failedAt.current) < 1;
    failedAt.current = position;
    if (!isRenewed && !isAgain) void renewUrls();
    else if (!isWithoutCors && hlsUrl === undefined && url !== undefined && isForeign(url))
      dispatch('corsDropped');
    else void leaveSource(found);
  });
  /** @returns false for a source that is left, because only its sound plays */
  const hasPicture = useEffectEvent((element: HTMLVideoElement) => {
    if (element.videoWidth > 0 || source?.type.startsWith('audio/')) return true;
    element.pause();
    if (!problem) void leaveSource({ kind: 'unsupported', reason: 'no picture can be decoded' });
    return false;
  });

  useEffect(() => {
    if (!video) return undefined;
    // hiding the page paused the video
    wantsToPlay.current = !video.paused;
    const listeners: [string, () => void][] = [
      [
        'play',
        () => {
          wantsToPlay.current = true;
        },
      ],
      [
        'playing',
        () => {
          if (hasPicture(video)) dispatch('playing');
        },
      ],
      [
        'loadeddata',
        () => {
          hasPicture(video);
        },
      ],
      [
        'pause',
        () => {
          // a video that fails or gets a new URL is also paused, but not by the user
          if (!video.error && video.readyState > 0) wantsToPlay.current = false;
        },
      ],
      [
        'error',
        () => {
          onError(null);
        },
      ],
    ];
    for (const [event, listener] of listeners) video.addEventListener(event, listener);
    return () => {
      for (const [event, listener] of listeners) video.removeEventListener(event, listener);
    };
  }, [video]);

  const loaded = useRef({ media, isWithoutCors });
  useEffect(() => {
    const isSame = loaded.current.media === media && loaded.current.isWithoutCors === isWithoutCors;
    if (!video || isSame) return;
    const isNew = loaded.current.media !== media;
    loaded.current = { media, isWithoutCors };
    // a new session also brings new URLs, unrequested
    if (isNew) dispatch('urlsReceived');
    video.load();
    if (wantsToPlay.current) video.play().catch(() => undefined);
  }, [video, media, isWithoutCors]);

  useEffect(() => {
    if (!video || hlsUrl === undefined) return undefined;
    return attachHls(video, hlsUrl, {
      onAttach() {
        // attaching pauses the element and drops a pending `play` event
        if (!video.paused) wantsToPlay.current = true;
      },
      onReady() {
        if (wantsToPlay.current) video.play().catch(() => undefined);
      },
      onFailed: onError,
    });
    // renewed URLs may be equal within a second: `media` distinguishes them
  }, [video, hlsUrl, media]);

  const isUnplayable = video !== null && sources.length === 0;
  const reportFormats = useEffectEvent(() => {
    onProblem(`${noFormat.reason}: ${media.sources.map(({ type }) => type).join()}`);
  });
  useEffect(() => {
    if (isUnplayable) reportFormats();
  }, [isUnplayable]);
  return {
    src: hlsUrl === undefined ? url : undefined,
    type: source?.type,
    crossOrigin: isWithoutCors ? undefined : ('anonymous' as const),
    problem: problem ?? (isUnplayable ? noFormat : null),
    /** Leaves the source. */
    fail(found: SourceProblem) {
      if (!problem) void leaveSource(found);
    },
    async retry() {
      dispatch('retried');
      if (!(await renew())) dispatch({ attempt: attempt + 1, problem: noUrls });
    },
  };
}

const noFormat: SourceProblem = {
  kind: 'unsupported',
  reason: 'no source has a type that the browser plays',
};
