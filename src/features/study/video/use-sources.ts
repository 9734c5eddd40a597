import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useMediaUrl } from '@/shared/config/config-context';
import type { Media } from '../use-lesson-media';
import { attachHls, isHls } from './hls-source';

interface State {
  /** Which of the sources is tried. */
  place: number;
  /** Other addresses were asked for since it last played. */
  isRenewed: boolean;
  failed: boolean;
}
type Fact = 'given' | 'renewed' | 'next' | 'failed' | 'plays' | 'again';

const initial: State = { place: 0, isRenewed: false, failed: false };

function after(state: State, fact: Fact): State {
  if (fact === 'plays')
    return state.isRenewed || state.failed ? { ...state, isRenewed: false, failed: false } : state;
  if (fact === 'given') return { ...state, failed: false };
  if (fact === 'again') return { ...initial, isRenewed: true };
  if (fact === 'renewed') return { ...state, isRenewed: true };
  return fact === 'next' ? { ...state, place: state.place + 1 } : { ...state, failed: true };
}

/**
 * The source to play. One that fails may only have an address that ended: others are asked for once, then the next
 * source is tried, and at last it is told.
 * @param renew asks for other addresses, and answers whether they came
 * @returns `src` for the element; none where the source is fed to it in parts
 */
export function useSources(video: HTMLVideoElement | null, media: Media, renew: () => Promise<boolean>) {
  const [{ place, isRenewed, failed }, tell] = useReducer(after, initial);
  const wantsToPlay = useRef(false);
  const urlOf = useMediaUrl();
  const sources = media.sources.filter(({ type }) => isHls(type) || video?.canPlayType(type) !== '');
  const source = sources[place];
  const url = source && urlOf(source.url);
  const stream = source && isHls(source.type) ? url : undefined;

  const askAnew = async () => {
    tell('renewed');
    if (!(await renew())) tell('failed');
  };
  const onError = useEffectEvent(() => {
    if (!isRenewed) void askAnew();
    else tell(place + 1 < sources.length ? 'next' : 'failed');
  });

  useEffect(() => {
    if (!video) return undefined;
    // one that comes back from behind another page was stopped there
    wantsToPlay.current = !video.paused;
    const play = () => {
      // perhaps before a stream is fed, which forgets it
      wantsToPlay.current = true;
    };
    const playing = () => {
      tell('plays');
    };
    const paused = () => {
      // a video that fails, or gets another address, does not rest because somebody wants it to
      if (!video.error && video.readyState > 0) wantsToPlay.current = false;
    };
    const error = () => {
      onError();
    };
    const listeners: [string, () => void][] = [
      ['play', play],
      ['playing', playing],
      ['pause', paused],
      ['error', error],
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
    // also by a renewed session, which nobody here asked for
    tell('given');
    video.load();
    if (wantsToPlay.current) video.play().catch(() => undefined);
  }, [video, media]);

  useEffect(() => {
    if (!video || stream === undefined) return undefined;
    return attachHls(video, stream, {
      onAttach() {
        // pressed a moment ago: feeding drops even the event that would say so
        if (!video.paused) wantsToPlay.current = true;
      },
      onReady() {
        if (wantsToPlay.current) video.play().catch(() => undefined);
      },
      onFailed: onError,
    });
    // other addresses may be the same ones, asked for within a second
  }, [video, stream, media]);

  return {
    src: stream === undefined ? url : undefined,
    failed: failed || (video !== null && sources.length === 0),
    async retry() {
      tell('again');
      if (!(await renew())) tell('failed');
    },
  };
}
