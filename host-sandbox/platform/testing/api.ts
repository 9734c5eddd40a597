import { createHash } from 'node:crypto';
import { type Call, callRequest } from '@/contracts/call';
import { calls, type CallName } from '@/contracts/calls';
import { type CaptchaPayload, encodeCaptchaPayload } from '@/contracts/captcha';
import type { Envelope } from '@/contracts/envelope';

/** The calls of tests at one platform; its URL is read for each call. */
export function apiFor(platform: { readonly url: string }) {
  const here =
    <Args extends unknown[], Result>(call: (url: string, ...args: Args) => Result) =>
    (...args: Args) =>
      call(platform.url, ...args);
  return {
    send: here(send),
    post: here(post),
    login: here(login),
    as: here(signInAs),
    solveCaptcha: here(solveCaptcha),
    requestSmsCode: here(requestSmsCode),
    receiveSmsCode: here(receiveSmsCode),
    smsMessages: here(smsMessages),
    register: here(register),
    registerPerson: here(registerPerson),
  };
}

export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly code: Envelope['code'];
  readonly msg: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read the data of all calls, each in its own shape
  readonly data: any;
}

/** The sample platform's public client, as the login call sends it. */
export const clientHeader = { authorization: `Basic ${btoa('portal:portal')}` };

/** Sends a declared call with any input and headers, valid or not. */
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

/** Posts raw text to a path under `/api`. */
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

/** Sends a login request. */
export async function login(url: string, username: string, password: string): Promise<ApiResponse> {
  return send(url, 'login', { username, password }, clientHeader);
}

const samplePasswords = {
  trainee: 'Trainee@2026',
  newcomer: 'Newcomer@2026',
  expired: 'Expired@2026',
  admin: 'Admin@2026',
} as const;

/** A sample account by name, or a registered user. */
export type Account = keyof typeof samplePasswords | { readonly username: string; readonly password: string };

/** Signs in; returns the authorization header of member calls. */
export async function signInAs(url: string, account: Account): Promise<{ authorization: string }> {
  const { username, password } =
    typeof account === 'string' ? { username: account, password: samplePasswords[account] } : account;
  return bearerHeader(await login(url, username, password));
}

/** Authorization header of the token in a login response. */
export function bearerHeader({ data }: ApiResponse): { authorization: string } {
  return { authorization: `Bearer ${(data as { access_token: string }).access_token}` };
}

export type SendCodeCall = Extract<CallName, `send${string}Code`>;

type Challenge = Omit<CaptchaPayload, 'number'> & { maxNumber: number };

/** Requests and solves a captcha, as the portal does. */
export async function solveCaptcha(url: string): Promise<string> {
  const task = (await send(url, 'captchaChallenge', {})).data as Challenge;
  const { salt, challenge, maxNumber } = task;
  for (let number = 0; number <= maxNumber; number += 1) {
    const found = createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge;
    if (found) return encodeCaptchaPayload({ ...task, number });
  }
  throw new Error('the captcha has no solution');
}

/** Requests an SMS code with a new captcha. */
export async function requestSmsCode(
  url: string,
  call: SendCodeCall,
  phone: string,
  headers: Readonly<Record<string, string>> = clientHeader,
): Promise<ApiResponse> {
  return send(url, call, { phone, captcha: await solveCaptcha(url) }, headers);
}

/** SMS of a phone, newest first. */
export async function smsMessages(url: string, phone: string): Promise<{ text: string; sentAt: string }[]> {
  const response = await fetch(`${url}/sandbox/sms?phone=${encodeURIComponent(phone)}`);
  return ((await response.json()) as { data: { text: string; sentAt: string }[] }).data;
}

/** Requests an SMS code and reads it from the inbox. */
export async function receiveSmsCode(
  url: string,
  call: SendCodeCall,
  phone: string,
  headers?: Readonly<Record<string, string>>,
): Promise<string> {
  const response = await requestSmsCode(url, call, phone, headers);
  const code = /验证码 (\d{6})/.exec((await smsMessages(url, phone))[0]?.text ?? '')?.[1];
  if (!code) throw new Error(`no code was sent: ${response.status} ${response.msg}`);
  return code;
}

let users = 0;

/** Registration data, with a new name and phone each time. */
export function makeUser() {
  users += 1;
  const number = `${process.pid % 1000}`.padStart(3, '0') + String(users).padStart(5, '0');
  return {
    username: `person_${number}`,
    password: 'Person@2026',
    phone: `139${number}`,
    realName: '沈知远',
    hospital: '江城大学附属仁和医院',
  };
}

/** Sends a registration, with consent by default. */
export async function register(url: string, input: object): Promise<ApiResponse> {
  return send(url, 'register', { consent: true, ...input }, clientHeader);
}

/** Registers a new user; returns their data and authorization header. */
export async function registerPerson(url: string) {
  const person = makeUser();
  const code = await receiveSmsCode(url, 'sendRegisterCode', person.phone);
  const response = await register(url, { ...person, code });
  if (response.status !== 200) throw new Error(`not registered: ${response.msg}`);
  return { ...person, headers: bearerHeader(response) };
}
