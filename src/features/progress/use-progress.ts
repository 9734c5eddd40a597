import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { progressReport, type ProgressResult } from '@/contracts/study';
import type { SessionDispatch } from '@/session/call-api-as';
import { selectUserId } from '@/session/user-id';
import type { Session } from '@/session/session';
import { callApiKeepalive } from '@/shared/api/call-api';
import { useStorage } from '@/shared/config/config-context';
import { onOnline, onPageHidden } from '@/shared/lib/page-events';
import { useUnmountEffect } from '@/shared/ui/use-unmount-effect';
import { openProgressSync } from './open-progress-sync';
import type { RejectedReport } from './pending-queue';
import type { ProgressSync, SyncState } from './progress-sync';

const initialState: SyncState = {
  pending: false,
  unsavedSeconds: 0,
  savedAt: null,
  problem: null,
  number: '',
  rejected: null,
  persistent: true,
};

/**
 * Uploads progress for as long as the page exists, visible or not: on a heartbeat, and at once when the network comes
 * back or the page is hidden or left. It is sent in the user's session only (R10.59).
 * @param userId the user of the page, who does not change
 * @returns `sync` is `null` until the database is open
 */
export function useProgress({
  userId,
  onStored,
  onRejected,
}: {
  userId: string;
  onStored: (lessons: ProgressResult['lessons'], completed: readonly string[]) => void;
  onRejected: (rejected: RejectedReport) => void;
}): { sync: ProgressSync | null; state: SyncState } {
  const dispatch = useDispatch<SessionDispatch>();
  const store = useStore<{ session: Session }>();
  const storage = useStorage();
  const [sync, setSync] = useState<ProgressSync | null>(null);
  const reportStored = useEffectEvent(onStored);
  const reportRejected = useEffectEvent(onRejected);
  const lifetime = useRef({ isOpened: false, isOver: false, dispose: () => {} });

  const open = useEffectEvent(async () => {
    const { current: life } = lifetime;
    const isUserSignedIn = () => selectUserId(store.getState()) === userId;
    const opening = new AbortController();
    life.dispose = () => {
      opening.abort();
    };
    const owner = { userId, dispatch, storage, signal: opening.signal };
    const opened = await openProgressSync(owner, {
      sendKeepalive(reports, clock) {
        if (isUserSignedIn()) dispatch(callApiKeepalive(progressReport, { reports, clock }));
      },
      onStored(lessons, completed) {
        // also after the user has left the page: the next page starts at the position stored here
        if (isUserSignedIn()) reportStored(lessons, completed);
      },
      onRejected(rejected) {
        if (!life.isOver) reportRejected(rejected);
      },
    });
    if (life.isOver) {
      opened.dispose();
      return;
    }
    const removeListeners = setupFlush(opened.sync);
    life.dispose = () => {
      removeListeners();
      void opened.sync.flush(true).finally(opened.dispose);
    };
    setSync(opened.sync);
  });
  useEffect(() => {
    // once, although effects run again each time the page becomes visible
    if (lifetime.current.isOpened) return;
    lifetime.current.isOpened = true;
    void open();
  }, []);
  useUnmountEffect(() => {
    lifetime.current.isOver = true;
    lifetime.current.dispose();
  });

  const subscribe = useCallback((listener: () => void) => sync?.subscribe(listener) ?? (() => {}), [sync]);
  const state = useSyncExternalStore(subscribe, () => sync?.state() ?? initialState);
  return { sync, state };
}

/** Sends on events after which waiting for the heartbeat could lose progress. @returns dispose */
function setupFlush(sync: ProgressSync): () => void {
  const flush = () => void sync.flush();
  const teardowns = [onOnline(flush), onPageHidden(flush)];
  window.addEventListener('pagehide', sync.sendOnUnload);
  return () => {
    for (const dispose of teardowns) dispose();
    window.removeEventListener('pagehide', sync.sendOnUnload);
  };
}
