import { nanoid } from '@reduxjs/toolkit';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useDispatch, useStore } from 'react-redux';
import { progressReport, type ProgressResult } from '@/contracts/study';
import { selectIdentity } from '@/session/identity';
import type { SessionDispatch } from '@/session/call-api-as';
import type { Session } from '@/session/session';
import { userStorageKey } from '@/session/user-storage-key';
import { useStorage } from '@/shared/config/config-context';
import { callApiKeepalive } from '@/shared/api/call-api';
import { openFlaggedProgressDb } from './flagged-store';
import { createProgressSync } from './progress-sync';
import { createProgressReporter } from './report-as';
import type { ProgressSync, RejectedReport, SyncState } from './sync-types';

const nothing: SyncState = {
  ...{ pending: false, unsavedSeconds: 0, savedAt: null, problem: null, rejected: null, persistent: true },
};

/**
 * The way of somebody's progress to the platform, for as long as the page lives, kept behind another or not. It is sent
 * at once when the network comes back, the page is hidden or left, and in nobody else's session (R10.59).
 * @param owner whose page it is
 * @returns `sync` is `null` until the computer's own store is open
 */
export function useProgress({
  owner,
  onStored,
  onRefused,
}: {
  owner: string;
  onStored: (lessons: ProgressResult['lessons'], completed: readonly string[]) => void;
  onRefused: (refused: RejectedReport) => void;
}): { sync: ProgressSync | null; state: SyncState } {
  const dispatch = useDispatch<SessionDispatch>();
  const store = useStore<{ session: Session }>();
  const storage = useStorage();
  const [sync, setSync] = useState<ProgressSync | null>(null);
  const tellStored = useEffectEvent(onStored);
  const tellRefused = useEffectEvent(onRefused);

  const isShown = useRef(false);
  const stopLater = useRef<() => void>(undefined);

  // of all effects the kind that does not rest while the page is kept behind another
  useInsertionEffect(() => {
    let isGone = false;
    let stop = () => {};
    const isTheirs = () => selectIdentity(store.getState()) === owner;
    void openFlaggedProgressDb(storage).then((kept) => {
      if (isGone) {
        kept.close();
        return;
      }
      const begun = createProgressSync({
        ...{ user: userStorageKey(owner), db: kept, newId: () => nanoid(), now: () => Date.now() },
        send: createProgressReporter(dispatch, owner),
        sendKeepalive(reports, clock) {
          if (isTheirs()) dispatch(callApiKeepalive(progressReport, { reports, clock }));
        },
        onStored(lessons, completed) {
          // also of a page that is gone: the next one begins by what is told here
          if (isTheirs()) tellStored(lessons, completed);
        },
        onRejected(refused) {
          if (!isGone) tellRefused(refused);
        },
      });
      const stopListening = listen(begun);
      stop = () => {
        stopListening();
        void begun.flush(true).finally(() => {
          begun.dispose();
          kept.close();
        });
      };
      setSync(begun);
    });
    return () => {
      isGone = true;
      // once the lessons, whose effects are still to end, have told where they were
      if (isShown.current) stopLater.current = stop;
      else stop();
    };
  }, [dispatch, store, storage, owner]);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      const stop = stopLater.current;
      stopLater.current = undefined;
      // theirs end in the same go, after this one
      if (stop) void Promise.resolve().then(stop);
    };
  }, [owner]);

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
  window.addEventListener('pagehide', sync.sendOnUnload);
  document.addEventListener('visibilitychange', flushHidden);
  return () => {
    window.removeEventListener('online', flush);
    window.removeEventListener('pagehide', sync.sendOnUnload);
    document.removeEventListener('visibilitychange', flushHidden);
  };
}
