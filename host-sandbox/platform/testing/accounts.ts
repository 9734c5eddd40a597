import { createHash } from 'node:crypto';
import { type CaptchaPayload, encodeCaptchaPayload } from '@/contracts/captcha';
import type { CallName } from '@/contracts/calls';
import { type ApiResponse, bearerHeader, clientHeader, send } from './client';

export type SendCodeCall = Extract<CallName, `send${string}Code`>;

type Challenge = Omit<CaptchaPayload, 'number'> & { maxNumber: number };

/** Asks for a captcha and solves it, as the portal does. */
export async function solveCaptcha(url: string): Promise<string> {
  const task = (await send(url, 'captchaChallenge', {})).data as Challenge;
  const { salt, challenge, maxNumber } = task;
  for (let number = 0; number <= maxNumber; number += 1) {
    const found = createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge;
    if (found) return encodeCaptchaPayload({ ...task, number });
  }
  throw new Error('the captcha has no solution');
}

/** Sends a code with a fresh captcha. */
export async function requestSmsCode(
  url: string,
  call: SendCodeCall,
  phone: string,
  headers: Readonly<Record<string, string>> = clientHeader,
): Promise<ApiResponse> {
  return send(url, call, { phone, captcha: await solveCaptcha(url) }, headers);
}

/** The messages on a phone's screen, newest first. */
export async function smsMessages(url: string, phone: string): Promise<{ text: string; sentAt: string }[]> {
  const response = await fetch(`${url}/sandbox/sms?phone=${encodeURIComponent(phone)}`);
  return ((await response.json()) as { data: { text: string; sentAt: string }[] }).data;
}

/** Sends a code and reads it from the phone's screen. */
export async function receiveSmsCode(
  url: string,
  call: SendCodeCall,
  phone: string,
  headers?: Readonly<Record<string, string>>,
): Promise<string> {
  const answer = await requestSmsCode(url, call, phone, headers);
  const code = /验证码 (\d{6})/.exec((await smsMessages(url, phone))[0]?.text ?? '')?.[1];
  if (!code) throw new Error(`no code was sent: ${answer.status} ${answer.msg}`);
  return code;
}

let people = 0;

/** What a newcomer fills in; another name and phone each time. */
export function makePerson() {
  people += 1;
  const number = `${process.pid % 1000}`.padStart(3, '0') + String(people).padStart(5, '0');
  return {
    username: `person_${number}`,
    password: 'Person@2026',
    phone: `139${number}`,
    realName: '沈知远',
    hospital: '江城大学附属仁和医院',
  };
}

/** Tries to register, with consent unless the input says otherwise. */
export async function register(url: string, input: object): Promise<ApiResponse> {
  return send(url, 'register', { consent: true, ...input }, clientHeader);
}

/** Registers somebody and gives the header of their calls with all they filled in. */
export async function registerPerson(url: string) {
  const person = makePerson();
  const code = await receiveSmsCode(url, 'sendRegisterCode', person.phone);
  const answer = await register(url, { ...person, code });
  if (answer.status !== 200) throw new Error(`not registered: ${answer.msg}`);
  return { ...person, headers: bearerHeader(answer) };
}
