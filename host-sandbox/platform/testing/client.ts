import { type Call, callRequest } from '@/contracts/call';
import { calls, type CallName } from '@/contracts/calls';
import type { Envelope } from '@/contracts/envelope';

export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly code: Envelope['code'];
  readonly msg: string;
  // Tests look into the data of many calls; each states what it expects there.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly data: any;
}

/** The sample platform's public client, as the login call sends it. */
export const clientHeader = { authorization: `Basic ${btoa('portal:portal')}` };

/** Sends a declared call with any input and headers, fitting or not. */
export async function send(
  url: string,
  name: CallName,
  input: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<ApiResponse> {
  const call: Call = calls[name];
  const { address, body } = callRequest(call, 'train', input);
  return post(url, address, JSON.stringify(body), headers);
}

/** Posts any text to an address below `/api`. */
export async function post(
  url: string,
  address: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ApiResponse> {
  const response = await fetch(`${url}/api${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const envelope = (await response.json()) as Pick<ApiResponse, 'code' | 'msg' | 'data'>;
  return { status: response.status, headers: response.headers, ...envelope };
}

/** Tries to sign in with a password. */
export async function login(url: string, username: string, password: string): Promise<ApiResponse> {
  return send(url, 'login', { username, password }, clientHeader);
}

/** Signs in and gives the header of a member's calls. */
export async function signIn(
  url: string,
  username = 'trainee',
  password = 'Trainee@2026',
): Promise<{ authorization: string }> {
  return bearerHeader(await login(url, username, password));
}

/** Headers of a signed-in user by the token of an answer. */
export function bearerHeader({ data }: ApiResponse): { authorization: string } {
  return { authorization: `Bearer ${(data as { access_token: string }).access_token}` };
}
