import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Message } from '@/shared/intl/define-messages';
import { canUseFullscreen, toggleFullscreen } from '@/shared/lib/fullscreen';
import { LineIcon } from '@/shared/ui/line-icon';
import { useToastsAbove } from '@/shared/ui/use-toasts-above';
import { messages } from '../messages';
import { playbackRates, seekTo, setRate, toggleMuted, togglePlay } from './player-commands';
import type { VideoState } from './use-player-state';
import styles from './video.module.css';

/** Paths of the icons of a player. */
export const icons = {
  play: 'M6 4l10 6-10 6z',
  pause: 'M6 4h3v12H6zM11 4h3v12h-3z',
  sound: 'M3 8v4h3l4 3V5L6 8zM13 7.5a4 4 0 010 5M15 5.5a7 7 0 010 9',
  silent: 'M3 8v4h3l4 3V5L6 8zM13 8l4 4m0-4l-4 4',
  captions: 'M2.5 4.5h15v11h-15zM9 8.7a1.7 1.7 0 100 2.6M14.2 8.7a1.7 1.7 0 100 2.6',
  full: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4',
} as const;

/** The controls of a video. */
export function ControlBar({
  video,
  stage,
  state,
  seconds,
  captions,
}: {
  video: HTMLVideoElement;
  /** The element for full screen. */
  stage: HTMLElement;
  state: VideoState;
  /** Length of the video; 0: what its file says. */
  seconds: number;
  /** Undefined for a video without captions. */
  captions?: { on: boolean; toggle: () => void } | undefined;
}) {
  const intl = useIntl();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useToastsAbove(bar);
  const { playing, time, rate, muted } = state;
  const length = seconds > 0 ? seconds : Number.isFinite(video.duration) ? video.duration : 0;
  const times = { time: formatTimecode(time), length: formatTimecode(length) };
  return (
    <div ref={setBar} className={styles.bar}>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={Math.max(1, Math.round(length))}
        step={1}
        value={Math.round(time)}
        aria-label={intl.formatMessage(messages.position)}
        aria-valuetext={length > 0 ? intl.formatMessage(messages.positionOf, times) : times.time}
        onChange={({ target }) => {
          seekTo(video, Number(target.value));
        }}
      />
      <ControlButton
        text={playing ? messages.pause : messages.play}
        icon={playing ? 'pause' : 'play'}
        onPress={() => {
          togglePlay(video);
        }}
      />
      <span className={styles.time}>
        {length > 0 ? <FormattedMessage {...messages.positionShort} values={times} /> : times.time}
      </span>
      <ControlButton
        text={muted ? messages.unmute : messages.mute}
        icon={muted ? 'silent' : 'sound'}
        onPress={() => {
          toggleMuted(video);
        }}
      />
      {captions && (
        <ControlButton
          text={messages.captions}
          icon="captions"
          pressed={captions.on}
          onPress={captions.toggle}
        />
      )}
      <select
        className={styles.rate}
        aria-label={intl.formatMessage(messages.speed)}
        value={rate}
        onChange={({ target }) => {
          setRate(video, Number(target.value));
        }}
      >
        {playbackRates.map((one) => (
          <option key={one} value={one}>
            {`${one}×`}
          </option>
        ))}
      </select>
      {canUseFullscreen(stage) && (
        <ControlButton
          text={messages.fullScreen}
          icon="full"
          onPress={() => {
            void toggleFullscreen(stage);
          }}
        />
      )}
    </div>
  );
}

function ControlButton({
  text,
  icon,
  pressed,
  onPress,
}: {
  text: Message;
  icon: keyof typeof icons;
  /** For a toggle button. */
  pressed?: boolean;
  onPress: () => void;
}) {
  const intl = useIntl();
  const name = intl.formatMessage(text);
  const isSound = icon === 'sound' || icon === 'silent';
  const isSolid = icon === 'play' || icon === 'pause';
  return (
    <button
      type="button"
      className={`${styles.button} ${isSound ? styles.sound : ''}`}
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <LineIcon path={icons[icon]} {...(isSolid && { fill: 'currentColor', strokeWidth: 0 })} />
    </button>
  );
}

/** A position in the usual format of players: `5:07`, `1:02:03`. @param seconds from the start */
export function formatTimecode(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
