import { nanoid } from '@reduxjs/toolkit';
import type { SessionDispatch } from '@/session/call-api-as';
import { userStorageKey } from '@/session/user-storage-key';
import { baseApi } from '@/shared/api/base-api';
import type { KeyedStorage } from '@/shared/lib/storage';
import { openFlaggedProgressDb } from './flagged-store';
import { createProgressSync } from './progress-sync';
import { createProgressReporter } from './report-as';

/**
 * Brings to the platform what this computer still keeps of somebody, and ends when it is there.
 * @param person as `selectPerson` names them
 * @param signal ends it before
 */
export async function uploadPendingProgress(
  person: string,
  dispatch: SessionDispatch,
  storage: KeyedStorage,
  signal: AbortSignal,
): Promise<void> {
  const store = await openFlaggedProgressDb(storage);
  const sync = createProgressSync({
    ...{ user: userStorageKey(person), db: store, newId: () => nanoid(), now: () => Date.now() },
    send: (reports, clock) =>
      signal.aborted ? Promise.resolve(null) : createProgressReporter(dispatch, person)(reports, clock),
    sendKeepalive: () => undefined,
    onStored() {
      // where somebody stands is told on other pages too
      dispatch(baseApi.util.invalidateTags(['enrolment']));
    },
  });
  const flush = () => {
    void sync.flush();
  };
  window.addEventListener('online', flush);
  await sync.flush();
  await new Promise<void>((resolve) => {
    const look = () => {
      if (!sync.state().pending || signal.aborted) resolve();
    };
    sync.subscribe(look);
    signal.addEventListener('abort', look);
    look();
  });
  window.removeEventListener('online', flush);
  sync.dispose();
  store.close();
}
