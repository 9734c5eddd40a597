import { selectSession, sessionExpired, signedIn, signedOut } from '@/session/session';
import { sessionEndExplained } from '@/session/session-end';
import type { TokenStorage } from '@/session/token-storage';
import type { PortalStore } from '../store/store';

export interface TabSyncDeps {
  isTokenFromHost: () => boolean;
  /** True while a page has unsaved input. */
  hasUnsaved: () => boolean;
  /** Called after the session followed another tab, unless a page waits for re-authentication. */
  onChange: () => void;
}

/**
 * Signs in and out together with the browser's other tabs, unless the host provides the token. A session that expired
 * in another tab expires here too; a page with unsaved input then waits for re-authentication (R10.38).
 * @returns dispose
 */
export function setupSessionTabSync(store: PortalStore, token: TokenStorage, deps: TabSyncDeps): () => void {
  const { isTokenFromHost, hasUnsaved, onChange } = deps;
  /** @param text the stored token; empty after an expiry, null after a sign-out */
  const follow = (text: string | null) => {
    const session = selectSession(store.getState());
    if (isTokenFromHost() || (text ?? '') === (session.kind === 'signedIn' ? session.token : '')) return;
    if (text === '' && session.kind === 'signedIn') {
      const pagesWait = hasUnsaved();
      store.dispatch(sessionExpired({ id: session.id, pagesWait }));
      store.dispatch(sessionEndExplained({ reason: 'rejected', message: '' }));
      if (pagesWait) return;
    } else if (text) store.dispatch(signedIn(text));
    else {
      store.dispatch(signedOut());
      store.dispatch(sessionEndExplained({ reason: 'signedOut', message: '' }));
    }
    onChange();
  };
  if (token.kind === 'cookie') return checkCookieOnReturn(token, follow);
  // each tab has its own session storage, so there is nothing to follow
  return token.kind === 'local' ? listenToStorage(token, follow) : () => {};
}

function listenToStorage({ key: tokenKey }: TokenStorage, follow: (text: string | null) => void): () => void {
  const listen = ({ storageArea, key, newValue }: StorageEvent) => {
    // the key is null when the whole storage was cleared
    if (storageArea === localStorage && (key === null || key === tokenKey)) follow(newValue);
  };
  window.addEventListener('storage', listen);
  return () => {
    window.removeEventListener('storage', listen);
  };
}

/** Browsers send no event for cookies, so the cookie is read again when the tab becomes visible. */
function checkCookieOnReturn(token: TokenStorage, follow: (text: string | null) => void): () => void {
  let lastToken = token.read();
  const check = () => {
    const previous = lastToken;
    lastToken = token.read();
    if (document.visibilityState === 'visible' && lastToken !== previous) follow(lastToken);
  };
  document.addEventListener('visibilitychange', check);
  return () => {
    document.removeEventListener('visibilitychange', check);
  };
}
