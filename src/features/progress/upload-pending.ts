import type { SessionDispatch } from '@/session/call-api-as';
import { baseApi } from '@/shared/api/base-api';
import { onOnline } from '@/shared/lib/page-events';
import type { KeyedStorage } from '@/shared/lib/storage';
import { openProgressSync } from './open-progress-sync';

/**
 * Uploads the progress that this computer still stores of a user. Resolves when the platform has all of it.
 * @param userId as `selectUserId` returns it
 * @param signal stops the upload
 */
export async function uploadPendingProgress(
  userId: string,
  dispatch: SessionDispatch,
  storage: KeyedStorage,
  signal: AbortSignal,
): Promise<void> {
  const owner = { userId, dispatch, storage, signal };
  const { sync, dispose } = await openProgressSync(owner, {
    onStored() {
      // other pages show the progress of enrolments
      dispatch(baseApi.util.invalidateTags(['enrolment']));
    },
  });
  const removeOnline = onOnline(() => void sync.flush());
  if (!signal.aborted) await sync.flush();
  await new Promise<void>((resolve) => {
    const check = () => {
      if (!sync.state().pending || signal.aborted) resolve();
    };
    sync.subscribe(check);
    signal.addEventListener('abort', check);
    check();
  });
  removeOnline();
  dispose();
}
