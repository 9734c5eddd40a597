import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useMediaUrl } from '@/shared/config/config-context';
import type { Media } from '../use-lesson-media';
import { attachHls, isHls } from './hls-source';

interface State {
  /** Index of the source that is tried. */
  index: number;
  /** New URLs were requested since the video last played. */
  isRenewed: boolean;
  failed: boolean;
}
type SourceEvent = 'urlsReceived' | 'urlsRequested' | 'sourceFailed' | 'allFailed' | 'playing' | 'retried';

const initial: State = { index: 0, isRenewed: false, failed: false };

function reduce(state: State, event: SourceEvent): State {
  switch (event) {
    case 'playing':
      return state.isRenewed || state.failed ? { ...state, isRenewed: false, failed: false } : state;
    case 'urlsReceived':
      return { ...state, failed: false };
    case 'retried':
      return { ...initial, isRenewed: true };
    case 'urlsRequested':
      return { ...state, isRenewed: true };
    case 'sourceFailed':
      return { ...state, index: state.index + 1 };
    case 'allFailed':
      return { ...state, failed: true };
  }
}

/**
 * The source to play. When it fails, its URL may have expired: new URLs are requested once, then the next source is
 * tried, and after the last one `failed` is true.
 * @param renew requests new URLs; returns whether there are any
 * @returns `src` for the element; undefined for HLS, which is attached by this hook
 */
export function useSources(video: HTMLVideoElement | null, media: Media, renew: () => Promise<boolean>) {
  const [{ index, isRenewed, failed }, dispatch] = useReducer(reduce, initial);
  const wantsToPlay = useRef(false);
  const urlOf = useMediaUrl();
  const sources = media.sources.filter(({ type }) => isHls(type) || video?.canPlayType(type) !== '');
  const source = sources[index];
  const url = source && urlOf(source.url);
  const hlsUrl = source && isHls(source.type) ? url : undefined;

  const renewUrls = async () => {
    dispatch('urlsRequested');
    if (!(await renew())) dispatch('allFailed');
  };
  const onError = useEffectEvent(() => {
    if (!isRenewed) void renewUrls();
    else dispatch(index + 1 < sources.length ? 'sourceFailed' : 'allFailed');
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
          dispatch('playing');
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
          onError();
        },
      ],
    ];
    for (const [event, listener] of listeners) video.addEventListener(event, listener);
    return () => {
      for (const [event, listener] of listeners) video.removeEventListener(event, listener);
    };
  }, [video]);

  const loaded = useRef(media);
  useEffect(() => {
    if (!video || loaded.current === media) return;
    loaded.current = media;
    // a new session also brings new URLs, unrequested
    dispatch('urlsReceived');
    video.load();
    if (wantsToPlay.current) video.play().catch(() => undefined);
  }, [video, media]);

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

  return {
    src: hlsUrl === undefined ? url : undefined,
    failed: failed || (video !== null && sources.length === 0),
    async retry() {
      dispatch('retried');
      if (!(await renew())) dispatch('allFailed');
    },
  };
}
