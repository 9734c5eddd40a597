import type { ShellConfig } from './shell-config';

export interface Credentials {
  username: string;
  password: string;
}

const successCodes: unknown[] = [200, 0, '200', '00000'];

/** The host's own sign-in and sign-out at the platform, independent of the portal's code. */
export function createPlatformAccount(config: ShellConfig) {
  const base = `${config.apiBase}/${config.product}2/portal`;
  return {
    /** Resolves with a new token; throws an error whose message people can read. */
    async signIn(credentials: Credentials): Promise<string> {
      const client = `Basic ${btoa(`${config.clientId}:${config.clientSecret}`)}`;
      const data = await call(`${base}/oauth2/token?grant_type=password`, client, credentials);
      const token = (data as Record<string, unknown> | null)?.[config.tokenField];
      if (typeof token !== 'string' || token === '') throw new Error(`登录结果中没有 ${config.tokenField}`);
      return token;
    },
    /** Revokes the token at the platform. */
    async signOut(token: string): Promise<void> {
      await call(`${base}/logout`, `Bearer ${token}`, {});
    },
  };
}

export type PlatformAccount = ReturnType<typeof createPlatformAccount>;

async function call(address: string, authorization: string, body: object): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json;charset=UTF-8', authorization },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error('无法连接平台,请稍后重试');
  });
  const answer = (await response.json().catch(() => ({}))) as {
    code?: unknown;
    msg?: string;
    data?: unknown;
  };
  if (!successCodes.includes(answer.code)) throw new Error(answer.msg || `平台返回 HTTP ${response.status}`);
  return answer.data;
}
