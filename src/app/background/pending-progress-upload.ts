import { pendingFlag } from '@/features/progress/pending-flag';
import { selectUser } from '@/session/session';
import { defineChunk, loadChunkWithRetry } from '@/shared/chunks/load-chunk';
import type { KeyedStorage } from '@/shared/lib/storage';
import type { PortalRouter } from '../router/router';
import { currentPage } from '../router/current-page';
import { onIdle } from './on-idle';
import type { PortalStore } from '../store/store';

const chunk = defineChunk(
  () => import('@/features/progress/upload-pending'),
  (module) => module.uploadPendingProgress,
);

/**
 * Sends what a closed or killed portal of the same person left on this computer, on whatever page they come to. It waits
 * until the browser has nothing better to do; who has nothing kept loads nothing. A study page does the same by itself,
 * and begins by what is kept: from the first one on all is left to it.
 * @returns stops
 */
export function setupPendingProgressUpload(
  store: PortalStore,
  router: PortalRouter,
  storage: KeyedStorage,
): () => void {
  /** Whose kept progress is cared for; empty for a visitor. */
  let username = '';
  let stop = () => {};

  const check = () => {
    const page = currentPage(router.state);
    if (!page || router.state.navigation.state !== 'idle') return;
    const isStudying = page.key === 'study';
    const present = selectUser(store.getState())?.username ?? '';
    if (isStudying || present !== username) {
      stop();
      stop = () => {};
    }
    const isNew = present !== username;
    username = present;
    if (isNew && !isStudying && username !== '' && pendingFlag.isSet(storage)) stop = startUpload(username);
  };

  const startUpload = (whose: string) => {
    const left = new AbortController();
    const cancel = onIdle(() => {
      loadChunkWithRetry(chunk, { signal: left.signal })
        .then((sendKept) => sendKept(whose, store.dispatch, storage, left.signal))
        // the next start tries again
        .catch(() => undefined);
    });
    return () => {
      cancel();
      left.abort();
    };
  };

  const stops = [store.subscribe(check), router.subscribe(check)];
  check();
  return () => {
    for (const end of stops) end();
    stop();
  };
}
