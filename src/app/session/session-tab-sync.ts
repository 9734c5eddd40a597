import { reauthRequired } from '@/session/reauth-slice';
import { selectSession, sessionExpired, signedIn, signedOut } from '@/session/session';
import type { TokenStorage } from '@/session/token-storage';
import type { PortalStore } from '../store/store';

export interface TabSyncDeps {
  isTokenFromHost: () => boolean;
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
export function setupSessionTabSync(store: PortalStore, token: TokenStorage, deps: TabSyncDeps): () => void {
  const { isTokenFromHost, unsaved, onChange } = deps;
  /** @param text the token, empty where it ended by itself, null after a sign-out */
  const follow = (text: string | null) => {
    const session = selectSession(store.getState());
    if (isTokenFromHost() || (text ?? '') === (session.kind === 'signedIn' ? session.token : '')) return;
    if (text === '' && session.kind === 'signedIn') {
      const hasUnsaved = unsaved();
      if (hasUnsaved) store.dispatch(reauthRequired());
      store.dispatch(sessionExpired({ id: session.id }));
      if (hasUnsaved) return; // the sign-in comes over it
    } else store.dispatch(text ? signedIn(text) : signedOut());
    onChange();
  };
  if (token.kind === 'cookie') return checkCookieOnReturn(token, follow);
  // each tab has a session storage of its own
  return token.kind === 'local' ? listenToStorage(token, follow) : () => undefined;
}

function listenToStorage({ key: tokenKey }: TokenStorage, follow: (text: string | null) => void): () => void {
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
function checkCookieOnReturn(token: TokenStorage, follow: (text: string | null) => void): () => void {
  let lastToken = token.read();
  const check = () => {
    const before = lastToken;
    lastToken = token.read();
    if (document.visibilityState === 'visible' && lastToken !== before) follow(lastToken);
  };
  document.addEventListener('visibilitychange', check);
  return () => {
    document.removeEventListener('visibilitychange', check);
  };
}
