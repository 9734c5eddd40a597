import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMediaUrl } from '@/shared/config/config-context';
import { contentLanguage } from '@/shared/intl/languages';
import { Button } from '@/shared/ui/button';
import { messages } from '../messages';
import type { Media } from '../use-lesson-media';
import { ControlBar, formatTimecode } from './control-bar';
import { useIdleCheck, useOneAtATime, usePauseHidden } from './playback-rules';
import { handlePlayerKey, seekTo, togglePlay } from './player-commands';
import { useWatching } from './track-watching';
import {
  useCaptions,
  usePlayerMessage,
  useReleaseOnUnmount,
  useSavedPlaybackRate,
  useVideoState,
} from './use-player-state';
import { useSources } from './use-sources';
import type { VideoLessonProps } from './video-lesson';
import styles from './video.module.css';

/** The video with its controls, under the study rules of its course. */
export function Player(props: VideoLessonProps & { media: Media; renew: () => Promise<boolean> }) {
  const { media, renew, flags, title, watermark } = props;
  const intl = useIntl();
  const urlOf = useMediaUrl();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const state = useVideoState(video);
  const [message, setMessage] = usePlayerMessage(props.startAt > 0 ? 'resumed' : null, state.playing);
  useSavedPlaybackRate(video);
  const { src, failed, retry } = useSources(video, media, renew);
  useWatching(video, props, setMessage);
  useOneAtATime(video, flags.oneAtATime, () => {
    setMessage('pausedByOtherTab');
  });
  usePauseHidden(video, flags.pauseHidden, () => {
    setMessage('pausedHidden');
  });
  useIdleCheck(video, flags.idleMinutes);
  const captions = useCaptions(video, media);
  const onVideo = useEffectEvent(props.onVideo);
  useEffect(() => {
    onVideo(video);
    return () => {
      onVideo(null);
    };
  }, [video]);
  useReleaseOnUnmount(video);
  return (
    <div className={styles.player}>
      <section
        ref={setStage}
        className={styles.stage}
        aria-label={intl.formatMessage(messages.player, { title })}
        onKeyDown={(event) => {
          if (video && stage) handlePlayerKey(event, { video, stage, toggleCaptions: captions.toggle });
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
            disablePictureInPicture={flags.watermark}
            tabIndex={-1}
            onClick={({ currentTarget }) => {
              togglePlay(currentTarget);
            }}
          >
            {media.captions.map(({ url, language, label }) => (
              <track key={language} kind="captions" src={urlOf(url)} srcLang={language} label={label} />
            ))}
          </video>
          {/* it moves, so that it does not hide a part of the picture for long and cannot be cropped */}
          {watermark !== null && (
            <span className={styles.watermark} aria-hidden="true" lang={contentLanguage}>
              {watermark}
            </span>
          )}
          {/* near the slider, where the user looks, and also on a full screen */}
          <p role="status" className={styles.notice}>
            {message !== null && message !== 'resumed' && (
              <span>
                <FormattedMessage {...messages[message]} />
              </span>
            )}
          </p>
          {failed && <PlaybackFailed onRetry={() => void retry()} />}
        </div>
        {video && stage && (
          <ControlBar
            video={video}
            stage={stage}
            state={state}
            seconds={media.seconds}
            captions={media.captions.length > 0 ? captions : undefined}
          />
        )}
      </section>
      <ResumedLine
        isShown={message === 'resumed'}
        startAt={props.startAt}
        onRestart={() => {
          if (video) seekTo(video, 0);
          setMessage(null);
        }}
      />
    </div>
  );
}

function PlaybackFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <p>
        <FormattedMessage {...messages.playbackFailed} />
      </p>
      <Button onClick={onRetry}>
        <FormattedMessage {...messages.retry} />
      </Button>
    </div>
  );
}

/** States below the video where it continues, and offers to start again. */
function ResumedLine({
  isShown,
  startAt,
  onRestart,
}: {
  isShown: boolean;
  startAt: number;
  onRestart: () => void;
}) {
  return (
    <div className={styles.messages}>
      <p role="status">
        {isShown && <FormattedMessage {...messages.resumed} values={{ time: formatTimecode(startAt) }} />}
      </p>
      {isShown && (
        <Button className={styles.restart} onClick={onRestart}>
          <FormattedMessage {...messages.restart} />
        </Button>
      )}
    </div>
  );
}
