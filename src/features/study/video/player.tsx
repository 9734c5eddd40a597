import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StudyFlags } from '@/contracts/study-flags';
import { contentLanguage } from '@/shared/intl/languages';
import { Button } from '@/shared/ui/button';
import { LineIcon } from '@/shared/ui/line-icon';
import { messages } from '../messages';
import type { Media, Renew } from '../use-lesson-media';
import { ControlBar, formatTimecode, icons } from './control-bar';
import { useIdleCheck, useOneAtATime, usePauseHidden, usePauseNotShown } from './playback-rules';
import { handlePlayerKey, seekTo, togglePlay } from './player-commands';
import { useWatching, type WatchingOptions } from './track-watching';
import { useContentReport } from '../use-content-report';
import type { SourceProblem } from './source-problem';
import { useCaptions } from './use-captions';
import { declaresSound, useFileCheck } from './use-file-check';
import {
  usePlayerMessage,
  useReleaseOnUnmount,
  useSavedPlaybackRate,
  useVideoState,
} from './use-player-state';
import { useSources } from './use-sources';
import { useStalled } from './use-stalled';
import styles from './video.module.css';

export interface PlayerProps extends WatchingOptions {
  lessonId: string;
  title: string;
  flags: StudyFlags;
  /** `null` for no watermark. */
  watermark: string | null;
  /** Called with the element while it is shown, else with null. */
  onVideo: (video: HTMLVideoElement | null) => void;
  media: Media;
  renew: Renew;
}

/** The video with its controls, under the study rules of its course. */
export function Player(props: PlayerProps) {
  const { media, renew, flags, title, watermark } = props;
  const intl = useIntl();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const state = useVideoState(video);
  const [message, setMessage] = usePlayerMessage(props.startAt > 0 ? 'resumed' : null, state.playing);
  const isStalled = useStalled(video);
  const notice = message !== null && message !== 'resumed' ? message : isStalled ? 'stalled' : null;
  useSavedPlaybackRate(video);
  const report = useContentReport(props.lessonId);
  const { src, crossOrigin, type, problem, retry, fail } = useSources(video, media, renew, report);
  const defect = useFileCheck(
    video,
    props.canSeekAhead ? 0 : media.seconds * flags.completeShare,
    (found) => {
      if (found === 'short') report(`the file has ${video?.duration} of ${media.seconds} s`);
      else if (found === 'still') report('one picture for more than half of the file');
      else if (declaresSound(type)) report('no sound is decoded');
    },
  );
  useWatching(video, props, setMessage, (end) => {
    fail({ kind: 'broken', reason: `the file breaks off at ${end} of ${video?.duration} s` });
  });
  useOneAtATime(video, flags.oneAtATime, () => {
    setMessage('pausedByOtherTab');
  });
  usePauseHidden(video, flags.pauseHidden, () => {
    setMessage('pausedHidden');
  });
  usePauseNotShown(video, () => {
    setMessage('pausedNotShown');
  });
  useIdleCheck(video, flags.idleMinutes);
  const captions = useCaptions(video, media, report);
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
            crossOrigin={crossOrigin}
            preload="metadata"
            playsInline
            {...{ 'webkit-playsinline': '', 'x5-playsinline': '' }}
            disablePictureInPicture={flags.watermark}
            tabIndex={-1}
            onClick={({ currentTarget }) => {
              togglePlay(currentTarget);
            }}
          >
            {media.captions.map(({ language, label }) => (
              <track key={language} kind="captions" srcLang={language} label={label} />
            ))}
          </video>
          {/* it moves, so that it does not hide a part of the picture for long and cannot be cropped */}
          {watermark !== null && (
            <span className={styles.watermark} aria-hidden="true" lang={contentLanguage}>
              {watermark}
            </span>
          )}
          {/* a click on it is a click on the video; the keyboard has the button below */}
          {!state.playing && !problem && (
            <span
              className={styles.playMark}
              data-raised={notice !== null || undefined}
              data-testid="play-mark"
              aria-hidden="true"
            >
              <LineIcon path={icons.play} fill="currentColor" strokeWidth="0" />
            </span>
          )}
          {/* near the slider, where the user looks, and also on a full screen */}
          <p role="status" className={styles.notice}>
            {notice !== null && !(notice === 'stalled' && problem) && (
              <span>
                <FormattedMessage {...messages[notice]} />
              </span>
            )}
          </p>
          {problem && <PlaybackFailed problem={problem} onRetry={() => void retry()} />}
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
      {defect && !problem && (
        <p role="status" className={styles.defect}>
          <FormattedMessage
            {...messages[defect]}
            values={{ length: formatTimecode(video?.duration ?? 0), declared: formatTimecode(media.seconds) }}
          />
        </p>
      )}
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

const problemMessages = {
  failed: messages.playbackFailed,
  broken: messages.playbackBroken,
  unsupported: messages.playbackUnsupported,
};

function PlaybackFailed({ problem, onRetry }: { problem: SourceProblem; onRetry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <p>
        <FormattedMessage {...problemMessages[problem.kind]} />
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
