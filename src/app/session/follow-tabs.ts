import { selectSession, signedIn, signedOut } from '@/session/session';
import type { PortalStore } from '../store';

/**
 * Signing in and out in one tab does the same in the others. A session the host lends is the host's matter.
 * @param onChange called after the session followed another tab
 * @returns stops following
 */
export function followTabs(store: PortalStore, tokenKey: string, onChange: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // no key: the whole storage was emptied
    if (event.storageArea !== localStorage || (event.key !== null && event.key !== tokenKey)) return;
    const token = event.newValue ?? '';
    const session = selectSession(store.getState());
    if (session.kind === 'signedIn' && session.owner === 'host') return;
    if (token === (session.kind === 'signedIn' ? session.token : '')) return;
    store.dispatch(token === '' ? signedOut() : signedIn(token));
    onChange();
  };
  window.addEventListener('storage', listen);
  return () => {
    window.removeEventListener('storage', listen);
  };
}
