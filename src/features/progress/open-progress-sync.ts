import { nanoid } from '@reduxjs/toolkit';
import { progressReport } from '@/contracts/study';
import { callApiAs, type SessionDispatch } from '@/session/call-api-as';
import { isPermanent, retryAfterOf, type ApiErrorData } from '@/shared/api/api-error';
import { problemFound } from '@/shared/api/problem-found';
import type { KeyedStorage } from '@/shared/lib/storage';
import { openFlaggedProgressDb } from './progress-db';
import { createProgressSync, type ProgressSync, type SyncDeps } from './progress-sync';
import type { UploadFailure } from './upload-response';
import { userStorageKey } from './user-storage-key';

interface ProgressOwner {
  /** As `selectUserId` returns it. */
  userId: string;
  dispatch: SessionDispatch;
  storage: KeyedStorage;
  /** Ends the wait for the database when the owner ends. */
  signal: AbortSignal;
}

/**
 * Opens the database of this computer and starts to upload the progress of one user, in their session only (R10.59).
 * @param handlers wraps or replaces what the sync calls
 * @returns `dispose` also closes the database
 */
export async function openProgressSync(
  { userId, dispatch, storage, signal }: ProgressOwner,
  handlers: Partial<SyncDeps>,
): Promise<{ sync: ProgressSync; dispose: () => void }> {
  const db = await openFlaggedProgressDb(storage, signal);
  const sync = createProgressSync({
    user: userStorageKey(userId),
    db,
    async send(reports, clock) {
      const { data, error } = await dispatch(callApiAs(userId, progressReport, { reports, clock }));
      if (!error) return data;
      if (error.kind === 'tooMany') return { retryAfter: retryAfterOf(error) };
      return { failure: failureOf(error), number: error.requestId };
    },
    onRefused(number) {
      dispatch(problemFound({ name: 'CallRefused', message: `progress was refused: ${number}` }));
    },
    sendKeepalive: () => undefined,
    newId: () => nanoid(),
    now: () => Date.now(),
    ...handlers,
  });
  return {
    sync,
    dispose() {
      sync.dispose();
      db.close();
    },
  };
}

function failureOf(error: ApiErrorData): UploadFailure {
  if (isPermanent(error)) return 'refused';
  return error.kind === 'network' || error.kind === 'timeout' ? 'failed' : 'unavailable';
}
