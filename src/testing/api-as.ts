import { platformUrl } from './platform-url';

/** Signs in at the platform of the test run. @returns the token */
export async function tokenFor(username: string, password: string): Promise<string> {
  const data = await post<{ access_token: string }>(
    'portal/oauth2/token?grant_type=password',
    { username, password },
    `Basic ${btoa('portal:portal')}`,
  );
  return data.access_token;
}

/** Makes a call with a token. @param path below that of the product @returns the data of the response */
export function postAs<Data>(token: string, path: string, body: object): Promise<Data> {
  return post<Data>(path, body, `Bearer ${token}`);
}

async function post<Data>(path: string, body: object, authorization: string): Promise<Data> {
  const response = await fetch(`${platformUrl()}/api/train2/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(body),
  });
  return ((await response.json()) as { data: Data }).data;
}

/** The sample accounts and their passwords. */
const accounts = { trainee: 'Trainee@2026', newcomer: 'Newcomer@2026', admin: 'Admin@2026' } as const;

/** Signs in by token: the next portal of this test starts with the session of a sample account. @returns the token */
export async function as(account: keyof typeof accounts): Promise<string> {
  const token = await tokenFor(account, accounts[account]);
  localStorage.setItem('portal-token', token);
  return token;
}
