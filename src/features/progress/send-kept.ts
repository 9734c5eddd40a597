import { nanoid } from '@reduxjs/toolkit';
import type { PersonDispatch } from '@/session/send-as';
import { userKey } from '@/session/user-key';
import { platformApi } from '@/shared/api/platform-api';
import type { KeyedStorage } from '@/shared/lib/storage';
import { openFlaggedStore } from './flagged-store';
import { createProgressSync } from './progress-sync';
import { reportAs } from './report-as';

/**
 * Brings to the platform what this computer still keeps of somebody, and ends when it is there.
 * @param person as `selectPerson` names them
 * @param signal ends it before
 */
export async function sendKept(
  person: string,
  dispatch: PersonDispatch,
  storage: KeyedStorage,
  signal: AbortSignal,
): Promise<void> {
  const store = await openFlaggedStore(storage);
  const sync = createProgressSync({
    ...{ user: userKey(person), store, newId: () => nanoid(), now: () => Date.now() },
    send: (reports, clock) =>
      signal.aborted ? Promise.resolve(null) : reportAs(dispatch, person)(reports, clock),
    sendLast: () => undefined,
    onStored() {
      // where somebody stands is told on other pages too
      dispatch(platformApi.util.invalidateTags(['enrolment']));
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
  sync.stop();
  store.close();
}
