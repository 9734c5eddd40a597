import type { Credentials, PlatformAccount } from './platform-account';

const storageKey = 'sample-host-token';
const nameKey = 'sample-host-username';

/** The host's login: it owns the token, keeps it over a reload of its own page and tells who listens. */
export function createHostSession(account: PlatformAccount) {
  let token = sessionStorage.getItem(storageKey) ?? '';
  const listeners = new Set<(token: string) => void>();

  return {
    /** `''` when signed out. */
    token: () => token,
    /** Calls the listener on every later token. */
    onChange: (listener: (token: string) => void) => void listeners.add(listener),
    set,
    /** Who signed in last, in this tab; `''` for nobody. */
    username: () => sessionStorage.getItem(nameKey) ?? '',
    async signIn(credentials: Credentials) {
      set(await account.signIn(credentials));
      sessionStorage.setItem(nameKey, credentials.username);
    },
    /** A new token, as a host renews one; the old one is revoked after the new one was handed out. */
    async rotate(credentials: Credentials) {
      const old = token;
      set(await account.signIn(credentials));
      if (old) await account.signOut(old);
    },
  };

  function set(next: string) {
    token = next;
    sessionStorage.setItem(storageKey, next);
    for (const listener of listeners) listener(next);
  }
}

export type HostSession = ReturnType<typeof createHostSession>;
