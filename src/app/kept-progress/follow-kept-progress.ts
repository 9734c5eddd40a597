import { keptFlag } from '@/features/progress/kept-flag';
import { selectUser } from '@/session/session';
import { inChunk, loadChunk } from '@/shared/chunks/load-chunk';
import type { KeyedStorage } from '@/shared/lib/storage';
import type { PortalRouter } from '../routing/router';
import { shownPage } from '../routing/shown-page';
import { whenIdle } from '../startup/when-idle';
import type { PortalStore } from '../store';

const chunk = inChunk(
  () => import('@/features/progress/send-kept'),
  (module) => module.sendKept,
);

/**
 * Sends what a closed or killed portal of the same person left on this computer, on whatever page they come to. It waits
 * until the browser has nothing better to do; who has nothing kept loads nothing. A study page does the same by itself,
 * and begins by what is kept: from the first one on all is left to it.
 * @returns stops
 */
export function followKeptProgress(
  store: PortalStore,
  router: PortalRouter,
  storage: KeyedStorage,
): () => void {
  /** Whose kept progress is cared for; empty for a visitor. */
  let person = '';
  let stop = () => {};

  const look = () => {
    const page = shownPage(router.state);
    if (!page || router.state.navigation.state !== 'idle') return;
    const isStudying = page.key === 'study';
    const present = selectUser(store.getState())?.username ?? '';
    if (isStudying || present !== person) {
      stop();
      stop = () => {};
    }
    const isNew = present !== person;
    person = present;
    if (isNew && !isStudying && person !== '' && keptFlag.isSet(storage)) stop = begin(person);
  };

  const begin = (whose: string) => {
    const left = new AbortController();
    const cancel = whenIdle(() => {
      loadChunk(chunk, { signal: left.signal })
        .then((sendKept) => sendKept(whose, store.dispatch, storage, left.signal))
        // the next start tries again
        .catch(() => undefined);
    });
    return () => {
      cancel();
      left.abort();
    };
  };

  const stops = [store.subscribe(look), router.subscribe(look)];
  look();
  return () => {
    for (const end of stops) end();
    stop();
  };
}
