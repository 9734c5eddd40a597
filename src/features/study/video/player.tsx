import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMediaUrl } from '@/shared/config/config-context';
import { mergeRanges } from '@/contracts/ranges';
import { Button } from '@/shared/ui/button';
import { messages } from '../messages';
import type { Media } from '../use-lesson-media';
import { seekTo, togglePlay } from './player-commands';
import { ControlBar } from './control-bar';
import { handlePlayerKey } from './keys';
import { PlayerMessages, type PlayerMessage } from './player-messages';
import { useCaptions } from './use-captions';
import { useIdleCheck } from './use-idle-question';
import { useSavedPlaybackRate } from './use-kept-rate';
import { usePlayerMessage } from './use-player-message';
import { useOneAtATime, usePauseHidden } from './playback-rules';
import { useReleaseOnUnmount } from './use-release';
import { useSources } from './use-sources';
import { useVideoState } from './use-video-state';
import type { VideoLessonProps } from './video-lesson';
import styles from './video.module.css';
import { trackWatching } from './track-watching';
import { Watermark } from './watermark';

/** The video with its controls, kept to the rules of its course. */
export function Player(props: VideoLessonProps & { media: Media; renew: () => Promise<boolean> }) {
  const { media, renew, flags, title, watermark } = props;
  const intl = useIntl();
  const urlOf = useMediaUrl();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [holder, setHolder] = useState<HTMLElement | null>(null);
  const state = useVideoState(video);
  const [note, setNote] = usePlayerMessage(props.startAt > 0 ? 'resumed' : null, state.playing);
  useSavedPlaybackRate(video);
  const { src, failed, retry } = useSources(video, media, renew);
  useWatching(video, props, setNote);
  useOneAtATime(video, flags.oneAtATime, () => {
    setNote('otherTab');
  });
  usePauseHidden(video, flags.pauseHidden, () => {
    setNote('hidden');
  });
  useIdleCheck(video, flags.idleMinutes);
  const captions = useCaptions(video, media);
  useReleaseOnUnmount(video);
  return (
    <div className={styles.player}>
      <section
        ref={setHolder}
        className={styles.holder}
        aria-label={intl.formatMessage(messages.player, { title })}
        onKeyDown={(event) => {
          if (video && holder) handlePlayerKey(event, { video, holder, toggleCaptions: captions.toggle });
        }}
      >
        <div className={styles.screen}>
          <video
            ref={setVideo}
            src={src}
            crossOrigin="anonymous"
            preload="metadata"
            playsInline
            {...{ 'webkit-playsinline': '', 'x5-playsinline': '' }}
            disablePictureInPicture={watermark !== null}
            tabIndex={-1}
            onClick={({ currentTarget }) => {
              togglePlay(currentTarget);
            }}
          >
            {media.captions.map(({ url, language, label }) => (
              <track key={language} kind="captions" src={urlOf(url)} srcLang={language} label={label} />
            ))}
          </video>
          {watermark !== null && <Watermark text={watermark} />}
          {failed && (
            <div className={styles.failed} role="alert">
              <p>
                <FormattedMessage {...messages.cannotPlay} />
              </p>
              <Button
                onClick={() => {
                  void retry();
                }}
              >
                <FormattedMessage {...messages.retry} />
              </Button>
            </div>
          )}
        </div>
        {video && holder && (
          <ControlBar
            {...{ video, holder, state, seconds: media.seconds }}
            captions={media.captions.length > 0 ? captions : undefined}
          />
        )}
      </section>
      <PlayerMessages
        note={note}
        startAt={props.startAt}
        onFromStart={() => {
          if (video) seekTo(video, 0);
          setNote(null);
        }}
      />
    </div>
  );
}

/** Follows the video; the rule of jumping is that of the moment the lesson was opened. */
function useWatching(
  video: HTMLVideoElement | null,
  { startAt, watched, canSeekAhead, onProgress, onPause, onUnload }: VideoLessonProps,
  setNote: (note: PlayerMessage | null) => void,
): void {
  const [rule] = useState({ startAt, watched, mayJump: canSeekAhead });
  /** How far one is: a video that comes back from behind another page goes on there. */
  const reached = useRef({ startAt: rule.startAt, watched: rule.watched });
  const tellProgress = useEffectEvent(onProgress);
  const tellRest = useEffectEvent(onPause);
  useEffect(() => {
    if (!video) return undefined;
    const stop = trackWatching(video, {
      ...reached.current,
      canSeekAhead: rule.mayJump,
      onUnload,
      onProgress(progress) {
        const { watched } = reached.current;
        reached.current = { startAt: progress.position, watched: mergeRanges(watched, progress.ranges) };
        tellProgress(progress);
      },
      onPause() {
        tellRest();
      },
      onSeekRefused() {
        setNote('jump');
      },
    });
    const play = () => {
      setNote(null);
    };
    video.addEventListener('play', play);
    return () => {
      video.removeEventListener('play', play);
      stop();
    };
  }, [video, rule, onUnload, setNote]);
}
