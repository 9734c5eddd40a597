import { useEffect, useEffectEvent, useRef } from 'react';
import { onPageHidden } from '@/shared/lib/page-events';
import { useDialogQueue } from '@/shared/ui/dialog/dialog-queue';
import { messages } from '../messages';
import { isShown } from './is-shown';
import { togglePlay } from './player-commands';

const channelName = 'portal-player';
/** Milliseconds between two checks of the time since the last input. */
const idleCheckMs = 5000;
const inputEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'];

/**
 * Only one tab plays at a time: a video that starts to play pauses those of the other tabs. Without `BroadcastChannel`
 * several tabs can play, and the platform counts the time of one.
 * @param enabled the course has this rule; a tab without it still pauses the others
 */
export function useOneAtATime(
  video: HTMLVideoElement | null,
  enabled: boolean,
  onPausedByOther: () => void,
): void {
  const onPaused = useEffectEvent(onPausedByOther);
  useEffect(() => {
    if (!video || typeof BroadcastChannel === 'undefined') return undefined;
    const channel = new BroadcastChannel(channelName);
    const announce = () => {
      channel.postMessage('playing');
    };
    channel.onmessage = () => {
      if (!enabled || video.paused) return;
      video.pause();
      onPaused();
    };
    video.addEventListener('play', announce);
    return () => {
      video.removeEventListener('play', announce);
      channel.close();
    };
  }, [video, enabled]);
}

/** Pauses the video while the browser tab is hidden. */
export function usePauseHidden(
  video: HTMLVideoElement | null,
  enabled: boolean,
  onPausedHidden: () => void,
): void {
  const onPaused = useEffectEvent(onPausedHidden);
  useEffect(() => {
    if (!video || !enabled) return undefined;
    return onPageHidden(() => {
      if (video.paused) return;
      video.pause();
      onPaused();
    });
  }, [video, enabled]);
}

/** Milliseconds between two checks whether a playing video is shown. */
const shownCheckMs = 500;

/**
 * Pauses a video that is not shown although its browser tab is, in every course: what nobody can see is not watched.
 * A host may hide the portal, and not unmount it.
 */
export function usePauseNotShown(video: HTMLVideoElement | null, onPausedNotShown: () => void): void {
  const onPaused = useEffectEvent(onPausedNotShown);
  useEffect(() => {
    if (!video) return undefined;
    const check = () => {
      if (video.paused || isShown(video)) return;
      video.pause();
      onPaused();
    };
    const timer = setInterval(check, shownCheckMs);
    video.addEventListener('play', check);
    return () => {
      clearInterval(timer);
      video.removeEventListener('play', check);
    };
  }, [video]);
}

/** Pauses after some minutes without input, asks whether the user is present, and continues after a confirmation. */
export function useIdleCheck(video: HTMLVideoElement | null, minutes: number): void {
  const dialogs = useDialogQueue();
  const closeDialog = useRef<(() => void) | null>(null);
  useIdle(video, minutes, () => {
    // played by another control meanwhile: the question is still open
    if (closeDialog.current) return;
    closeDialog.current = dialogs.open({
      kind: 'alert',
      title: messages.idleTitle,
      text: messages.idleText,
      values: { minutes: String(minutes) },
      confirmLabel: messages.continueWatching,
      onResult(isPresent) {
        closeDialog.current = null;
        if (isPresent && video?.paused) togglePlay(video);
      },
    });
  });
  useEffect(
    () => () => {
      closeDialog.current?.();
      closeDialog.current = null;
    },
    [],
  );
}

/** @param minutes without input; 0 for no limit */
function useIdle(video: HTMLVideoElement | null, minutes: number, onIdle: () => void): void {
  const onLimit = useEffectEvent(onIdle);
  useEffect(() => {
    if (!video || minutes <= 0) return undefined;
    let lastInput = Date.now();
    const reset = () => {
      lastInput = Date.now();
    };
    const timer = setInterval(() => {
      if (video.paused) reset();
      if (Date.now() - lastInput < minutes * 60_000) return;
      video.pause();
      onLimit();
    }, idleCheckMs);
    for (const name of inputEvents) document.addEventListener(name, reset, { passive: true });
    return () => {
      clearInterval(timer);
      for (const name of inputEvents) document.removeEventListener(name, reset);
    };
  }, [video, minutes]);
}
