import { selectAccess } from '@/session/access';
import { selectIsSignedIn } from '@/session/session';
import type { PortalStore } from '../store';

/** Resolves for a visitor at once, for somebody with a token when the guard has learnt who that is (R10.10). */
export function untilUserKnown(store: PortalStore): Promise<void> {
  const known = () => {
    const state = store.getState();
    return !selectIsSignedIn(state) || selectAccess(state).routes === 'member';
  };
  return new Promise((resolve) => {
    const stop = store.subscribe(look);
    look();
    function look() {
      if (!known()) return;
      stop();
      resolve();
    }
  });
}
