import {
  requestSmsCode,
  receiveSmsCode,
  smsMessages,
  register,
  registerPerson,
  solveCaptcha,
} from './accounts';
import { login, post, send, signIn } from './client';

/** The calls of tests, each made at this platform; its address is read when a call is made. */
export function apiFor(platform: { readonly url: string }) {
  const here =
    <Args extends unknown[], Result>(call: (url: string, ...args: Args) => Result) =>
    (...args: Args) =>
      call(platform.url, ...args);
  return {
    send: here(send),
    post: here(post),
    login: here(login),
    signIn: here(signIn),
    solveCaptcha: here(solveCaptcha),
    requestSmsCode: here(requestSmsCode),
    receiveSmsCode: here(receiveSmsCode),
    smsMessages: here(smsMessages),
    register: here(register),
    registerPerson: here(registerPerson),
  };
}
