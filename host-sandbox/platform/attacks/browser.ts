import { callRequest } from '@/contracts/call';
import { calls, type CallName } from '@/contracts/calls';
import { clientHeader, post, solveCaptcha, smsMessages, type ApiResponse } from '../testing/api';

/** A browser at a network address: it keeps cookies, and a trusted proxy passes its address on. */
export function browserAt(platform: { readonly url: string }, address: string) {
  const cookies = new Map<string, string>();

  async function send(name: CallName, input: object, headers: object = clientHeader): Promise<ApiResponse> {
    const request = callRequest(calls[name], 'train', input);
    const response = await post(platform.url, request.address, JSON.stringify(request.body), {
      'x-forwarded-for': address,
      ...(cookies.size > 0 ? { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') } : {}),
      ...headers,
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    return response;
  }

  /** Requests a code; a captcha is solved elsewhere and cheap to get. */
  async function requestCode(name: CallName, phone: string): Promise<ApiResponse> {
    await send('captchaChallenge', {}, {});
    return send(name, { phone, captcha: await solveCaptcha(platform.url) });
  }

  /** Requests a code and reads it from the phone. */
  async function receiveCode(name: CallName, phone: string): Promise<string> {
    const response = await requestCode(name, phone);
    const [newest] = await smsMessages(platform.url, phone);
    const code = /验证码 (\d{6})/.exec(newest?.text ?? '')?.[1];
    if (response.status !== 200 || !code) throw new Error(`no code was sent: ${response.msg}`);
    return code;
  }

  const login = (username: string, password: string) => send('login', { username, password });
  return { send, login, requestCode, receiveCode };
}
