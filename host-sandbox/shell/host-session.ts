import { createObservable } from './observable';
import { callPlatform } from './platform-call';
import type { ShellConfig } from './shell-config';

const tokenKey = 'sample-host-token';
const usernameKey = 'sample-host-username';

export interface Credentials {
  username: string;
  password: string;
}

/** The host's own login: it owns the token and keeps it over a reload of its page. */
export function createHostSession(config: ShellConfig) {
  const base = `${config.apiBase}/${config.product}2/portal`;
  const token = createObservable(sessionStorage.getItem(tokenKey) ?? '');
  const username = createObservable(sessionStorage.getItem(usernameKey) ?? '');
  const setToken = (next: string) => {
    sessionStorage.setItem(tokenKey, next);
    token.set(next);
  };
  return {
    /** `''` when signed out. */
    token,
    setToken,
    /** The last user who signed in in this tab; `''` for nobody. */
    username,
    async signIn(credentials: Credentials) {
      setToken(await requestToken(credentials));
      sessionStorage.setItem(usernameKey, credentials.username);
      username.set(credentials.username);
    },
    /** Renews the token as a host does; the old one is revoked after the new one was handed out. */
    async rotate(credentials: Credentials) {
      const old = token.get();
      setToken(await requestToken(credentials));
      if (old) await callPlatform(`${base}/logout`, `Bearer ${old}`, {});
    },
  };

  async function requestToken(credentials: Credentials): Promise<string> {
    const client = `Basic ${btoa(`${config.clientId}:${config.clientSecret}`)}`;
    const data = await callPlatform(`${base}/oauth2/token?grant_type=password`, client, credentials);
    const value = (data as Record<string, unknown> | null)?.[config.tokenField];
    if (typeof value !== 'string' || value === '') throw new Error(`登录结果中没有 ${config.tokenField}`);
    return value;
  }
}

export type HostSession = ReturnType<typeof createHostSession>;
