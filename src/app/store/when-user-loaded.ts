import { selectAccess } from '@/session/access';
import { selectIsSignedIn } from '@/session/session';
import type { PortalStore } from './store';

/** Resolves for a visitor at once, for somebody with a token when the guard has learnt who that is (R10.10). */
export function whenUserLoaded(store: PortalStore): Promise<void> {
  const isLoaded = () => {
    const state = store.getState();
    return !selectIsSignedIn(state) || selectAccess(state).routes === 'member';
  };
  return new Promise((resolve) => {
    const stop = store.subscribe(check);
    check();
    function check() {
      if (!isLoaded()) return;
      stop();
      resolve();
    }
  });
}
