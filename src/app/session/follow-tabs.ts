import { selectSession, signedIn, signedOut } from '@/session/session';
import type { PortalStore } from '../store';

/**
 * Signing in or out in one tab does so in the others, unless the host owns the token.
 * @param onChange called after the session followed another tab
 * @returns stops following
 */
export function followTabs(
  store: PortalStore,
  tokenKey: string,
  hostOwnsToken: () => boolean,
  onChange: () => void,
): () => void {
  const listen = ({ storageArea, key, newValue }: StorageEvent) => {
    // without a key the whole storage was emptied
    if (storageArea !== localStorage || (key !== null && key !== tokenKey) || hostOwnsToken()) return;
    const token = newValue ?? '';
    const session = selectSession(store.getState());
    if (token === (session.kind === 'signedIn' ? session.token : '')) return;
    store.dispatch(token === '' ? signedOut() : signedIn(token));
    onChange();
  };
  window.addEventListener('storage', listen);
  return () => {
    window.removeEventListener('storage', listen);
  };
}
