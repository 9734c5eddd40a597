import { pendingFlag } from '@/features/progress/pending-flag';
import { selectUser } from '@/session/session';
import { defineChunk, loadChunkWithRetry } from '@/shared/chunks/load-chunk';
import type { KeyedStorage } from '@/shared/lib/storage';
import { currentPage, type PortalRouter } from '../router/current-page';
import type { PortalStore } from '../store/store';
import { onIdle } from './on-idle';

const uploadChunk = defineChunk(
  () => import('@/features/progress/upload-pending'),
  (module) => module.uploadPendingProgress,
);

/**
 * Uploads, on any page and when the browser is idle, the study progress that the same user left on this computer when
 * an earlier portal was closed. Without such progress nothing is loaded. The study page uploads it itself, so the first
 * study page ends this one's work.
 * @returns dispose
 */
export function setupPendingProgressUpload(
  store: PortalStore,
  router: PortalRouter,
  storage: KeyedStorage,
): () => void {
  /** The user whose pending progress was checked; empty for a visitor. */
  let username = '';
  let cancelUpload = () => {};

  const check = () => {
    const page = currentPage(router.state);
    if (!page || router.state.navigation.state !== 'idle') return;
    const isStudying = page.key === 'study';
    const current = selectUser(store.getState())?.username ?? '';
    if (isStudying || current !== username) {
      cancelUpload();
      cancelUpload = () => {};
    }
    const isNewUser = current !== username;
    username = current;
    if (isNewUser && !isStudying && username !== '' && pendingFlag.isSet(storage))
      cancelUpload = startUpload(username);
  };

  const startUpload = (userId: string) => {
    const aborter = new AbortController();
    const cancelIdle = onIdle(() => {
      loadChunkWithRetry(uploadChunk, { signal: aborter.signal })
        .then((upload) => upload(userId, store.dispatch, storage, aborter.signal))
        // the next start of the portal tries again
        .catch(() => undefined);
    });
    return () => {
      cancelIdle();
      aborter.abort();
    };
  };

  const unsubscribes = [store.subscribe(check), router.subscribe(check)];
  check();
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
    cancelUpload();
  };
}
