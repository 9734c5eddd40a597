import { selectIsSignedIn, signedOut } from '@/session/session';
import type { PortalStore } from '../store';

/** Signing out in one tab signs out the others. @returns stops following */
export function followTabs(store: PortalStore, tokenKey: string, onSignedOut: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== tokenKey || event.newValue !== null || !selectIsSignedIn(store.getState())) return;
    store.dispatch(signedOut());
    onSignedOut();
  };
  window.addEventListener('storage', listen);
  return () => {
    window.removeEventListener('storage', listen);
  };
}
