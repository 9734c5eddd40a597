import type { HostCheckTarget } from './visit';

/**
 * Signs in at the platform. @param apiBase without a trailing slash
 * @returns a token; null where the platform refuses
 */
export async function signIn(target: HostCheckTarget, apiBase: string): Promise<string | null> {
  const { product, clientId, clientSecret, tokenField, username, password } = target;
  const response = await fetch(`${apiBase}/${product}2/portal/oauth2/token?grant_type=password`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
    },
    body: JSON.stringify({ username, password }),
  })
    .then((response) => response.json() as Promise<{ data?: Record<string, unknown> | null }>)
    .catch(() => ({ data: null })); // without a response, or with a page in its place
  const token = response.data?.[tokenField];
  return typeof token === 'string' && token !== '' ? token : null;
}
