import { createObservable } from '../kits/web/observable';
import { CallError, callPlatform } from '../kits/web/platform-call';
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
  /** Number of the newest change: a login that responds after a later one changes nothing. */
  let newest = 0;
  /** @param name of the user; `''` where the host does not know it */
  const setToken = (next: string, name = '') => {
    newest += 1;
    sessionStorage.setItem(usernameKey, name);
    sessionStorage.setItem(tokenKey, next);
    username.set(name);
    token.set(next);
  };
  return {
    /** `''` when signed out. */
    token,
    /** Takes a token whose user the host does not know; `''` signs out in this tab alone. */
    setToken: (next: string) => setToken(next),
    /** The user of the token; `''` for nobody, or where the host does not know it. */
    username,
    /** Names who is signed in, so that nobody sees the draft of another: the token where no username is known. */
    author: () => username.get() || token.get(),
    signIn,
    /** Renews the token as a host does; the old one is revoked after the new one was handed out. */
    async rotate(credentials: Credentials) {
      const old = token.get();
      if (await signIn(credentials)) await revoke(old);
    },
    /** Ends the session here at once, and then at the platform. @throws when the platform does not confirm it */
    async signOut() {
      const old = token.get();
      setToken('');
      await revoke(old);
    },
  };

  /** @returns whether the user is signed in: not when the token has changed meanwhile */
  async function signIn(credentials: Credentials): Promise<boolean> {
    const request = ++newest;
    const next = await requestToken(credentials);
    if (request === newest) {
      setToken(next, credentials.username);
      return true;
    }
    await revoke(next);
    return false;
  }

  /** Ends the session of a token at the platform; one that has ended already needs nothing. */
  async function revoke(ending: string): Promise<void> {
    if (!ending) return;
    await callPlatform(`${base}/logout`, `Bearer ${ending}`, {}).catch((error: unknown) => {
      if (!(error instanceof CallError) || error.code !== 'A0401') throw error;
    });
  }

  async function requestToken(credentials: Credentials): Promise<string> {
    const client = `Basic ${btoa(`${config.clientId}:${config.clientSecret}`)}`;
    const data = await callPlatform(`${base}/oauth2/token?grant_type=password`, client, credentials);
    const value = (data as Record<string, unknown> | null)?.[config.tokenField];
    if (typeof value !== 'string' || value === '') throw new Error(`登录结果中没有 ${config.tokenField}`);
    return value;
  }
}

export type HostSession = ReturnType<typeof createHostSession>;
