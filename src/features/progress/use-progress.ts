import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { progressReport, type ProgressResult } from '@/contracts/study';
import { selectUser, type Session } from '@/session/session';
import type { PlatformDispatch } from '@/shared/api/dispatch';
import { retryAfterOf } from '@/shared/api/platform-error';
import { sendCall, sendLast } from '@/shared/api/send-call';
import { openProgressStore } from './progress-store';
import { createProgressSync } from './progress-sync';
import type { ProgressSync, SyncState } from './sync-types';
import { userKey } from './user-key';

const nothing: SyncState = { pending: false, unsaved: 0, savedAt: null, trouble: null, durable: true };

/**
 * The way of somebody's progress to the platform, for as long as the page is shown. It is sent at once when the network
 * comes back, the page is hidden or left, and by nobody else's session (R10.59).
 * @returns `sync` is `null` until the computer's own store is open
 */
export function useProgress({
  username,
  onStored,
  onRefused,
}: {
  username: string;
  onStored: (lessons: ProgressResult['lessons'], completed: readonly string[]) => void;
  onRefused: (code: string) => void;
}): { sync: ProgressSync | null; state: SyncState } {
  const dispatch = useDispatch<PlatformDispatch>();
  const store = useStore<{ session: Session }>();
  const [sync, setSync] = useState<ProgressSync | null>(null);
  const tellStored = useEffectEvent(onStored);
  const tellRefused = useEffectEvent(onRefused);

  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    const isTheirs = () => selectUser(store.getState())?.username === username;
    void openProgressStore().then((kept) => {
      if (isGone) {
        kept.close();
        return;
      }
      const begun = createProgressSync({
        ...{ user: userKey(username), store: kept, newId: () => nanoid(), now: () => Date.now() },
        async send(reports, clock) {
          if (!isTheirs()) return null;
          const { data, error } = await dispatch(sendCall(progressReport, { reports, clock }));
          if (error?.kind === 'tooMany') return { retryAfter: retryAfterOf(error) };
          return data ?? null;
        },
        sendLast(reports, clock) {
          if (isTheirs()) dispatch(sendLast(progressReport, { reports, clock }));
        },
        onStored(lessons, completed) {
          if (!isGone) tellStored(lessons, completed);
        },
        onRefused(_lessonId, code) {
          if (!isGone) tellRefused(code);
        },
      });
      const stopListening = listen(begun);
      stop = () => {
        stopListening();
        // once the lessons, whose effects end with this one, have told where they were
        void Promise.resolve()
          .then(() => begun.flush(true))
          .finally(() => {
            begun.stop();
            kept.close();
          });
      };
      setSync(begun);
    });
    return () => {
      isGone = true;
      stop();
      setSync(null);
    };
  }, [dispatch, store, username]);

  const subscribe = useCallback((tell: () => void) => sync?.subscribe(tell) ?? (() => {}), [sync]);
  const state = useSyncExternalStore(subscribe, () => sync?.state() ?? nothing);
  return { sync, state };
}

/** Sends when it is time to, beside the beat. @returns stops it */
function listen(sync: ProgressSync): () => void {
  const flush = () => {
    void sync.flush();
  };
  const flushHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  window.addEventListener('online', flush);
  window.addEventListener('pagehide', sync.leave);
  document.addEventListener('visibilitychange', flushHidden);
  return () => {
    window.removeEventListener('online', flush);
    window.removeEventListener('pagehide', sync.leave);
    document.removeEventListener('visibilitychange', flushHidden);
  };
}
