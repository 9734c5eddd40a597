import { pageHeld } from '@/session/page-hold';
import { selectSession, sessionExpired, signedIn, signedOut } from '@/session/session';
import type { TokenStorage } from '@/session/token-storage';
import type { PortalStore } from '../store';

export interface TabsDeps {
  hostOwnsToken: () => boolean;
  /** True while the page has something that is not saved yet. */
  unsaved: () => boolean;
  /** Called after the session followed another tab, unless the page is held. */
  onChange: () => void;
}

/**
 * Signing in or out in one tab does so in the others, unless the host owns the token. A session that ended by itself
 * ends in them as well, but a page with unsaved input is held as in the tab that met the end (R10.38).
 * @returns stops following
 */
export function followTabs(store: PortalStore, token: TokenStorage, deps: TabsDeps): () => void {
  const { hostOwnsToken, unsaved, onChange } = deps;
  /** @param text the token, empty where it ended by itself, null after a sign-out */
  const follow = (text: string | null) => {
    const session = selectSession(store.getState());
    if (hostOwnsToken() || (text ?? '') === (session.kind === 'signedIn' ? session.token : '')) return;
    if (text === '' && session.kind === 'signedIn') {
      const isHeld = unsaved();
      if (isHeld) store.dispatch(pageHeld());
      store.dispatch(sessionExpired({ id: session.id }));
      if (isHeld) return; // the sign-in comes over it
    } else store.dispatch(text ? signedIn(text) : signedOut());
    onChange();
  };
  if (token.kind === 'cookie') return hearCookie(token, follow);
  // each tab has a session storage of its own
  return token.kind === 'local' ? hearStorage(token, follow) : () => undefined;
}

function hearStorage({ key: tokenKey }: TokenStorage, follow: (text: string | null) => void): () => void {
  const listen = ({ storageArea, key, newValue }: StorageEvent) => {
    // without a key the whole storage was emptied
    if (storageArea === localStorage && (key === null || key === tokenKey)) follow(newValue);
  };
  window.addEventListener('storage', listen);
  return () => {
    window.removeEventListener('storage', listen);
  };
}

/** Nobody is told that a cookie changes, so what it became while one looked elsewhere is seen on coming back. */
function hearCookie(token: TokenStorage, follow: (text: string | null) => void): () => void {
  let left = token.read();
  const look = () => {
    const before = left;
    left = token.read();
    if (document.visibilityState === 'visible' && left !== before) follow(left);
  };
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
  };
}
