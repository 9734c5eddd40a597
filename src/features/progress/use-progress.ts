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
import { selectPerson } from '@/session/person';
import type { PersonDispatch } from '@/session/send-as';
import type { Session } from '@/session/session';
import { userKey } from '@/session/user-key';
import { useStorage } from '@/shared/config/config-context';
import { sendLast } from '@/shared/api/send-call';
import { openFlaggedStore } from './flagged-store';
import { createProgressSync } from './progress-sync';
import { reportAs } from './report-as';
import type { ProgressSync, Refused, SyncState } from './sync-types';

const nothing: SyncState = {
  ...{ pending: false, unsaved: 0, savedAt: null, trouble: null, refused: null, durable: true },
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
  onRefused: (refused: Refused) => void;
}): { sync: ProgressSync | null; state: SyncState } {
  const dispatch = useDispatch<PersonDispatch>();
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
    const isTheirs = () => selectPerson(store.getState()) === owner;
    void openFlaggedStore(storage).then((kept) => {
      if (isGone) {
        kept.close();
        return;
      }
      const begun = createProgressSync({
        ...{ user: userKey(owner), store: kept, newId: () => nanoid(), now: () => Date.now() },
        send: reportAs(dispatch, owner),
        sendLast(reports, clock) {
          if (isTheirs()) dispatch(sendLast(progressReport, { reports, clock }));
        },
        onStored(lessons, completed) {
          // also of a page that is gone: the next one begins by what is told here
          if (isTheirs()) tellStored(lessons, completed);
        },
        onRefused(refused) {
          if (!isGone) tellRefused(refused);
        },
      });
      const stopListening = listen(begun);
      stop = () => {
        stopListening();
        void begun.flush(true).finally(() => {
          begun.stop();
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
  window.addEventListener('pagehide', sync.leave);
  document.addEventListener('visibilitychange', flushHidden);
  return () => {
    window.removeEventListener('online', flush);
    window.removeEventListener('pagehide', sync.leave);
    document.removeEventListener('visibilitychange', flushHidden);
  };
}
