import { callPlatform } from './platform-call';
import type { ShellConfig } from './shell-config';

export interface Credentials {
  username: string;
  password: string;
}

/** The host's own sign-in and sign-out at the platform, independent of the portal's code. */
export function createPlatformAccount(config: ShellConfig) {
  const base = `${config.apiBase}/${config.product}2/portal`;
  return {
    /** Resolves with a new token; throws an error whose message people can read. */
    async signIn(credentials: Credentials): Promise<string> {
      const client = `Basic ${btoa(`${config.clientId}:${config.clientSecret}`)}`;
      const data = await callPlatform(`${base}/oauth2/token?grant_type=password`, client, credentials);
      const token = (data as Record<string, unknown> | null)?.[config.tokenField];
      if (typeof token !== 'string' || token === '') throw new Error(`登录结果中没有 ${config.tokenField}`);
      return token;
    },
    /** Revokes the token at the platform. */
    async signOut(token: string): Promise<void> {
      await callPlatform(`${base}/logout`, `Bearer ${token}`, {});
    },
  };
}

export type PlatformAccount = ReturnType<typeof createPlatformAccount>;
