import * as z from 'zod/mini';
import { defineCall } from './call';
import { captchaSolution, phone } from './person-fields';

/** What a code is for; it opens nothing else (R10.47). */
export const codePurposes = ['login', 'register', 'reset', 'changePhone'] as const;
export type CodePurpose = (typeof codePurposes)[number];

const smsCallBase = {
  access: 'client',
  request: z.object({ phone, captcha: captchaSolution }),
  /** Seconds until the next SMS may be asked for, and until the code ends: the same for a known and an unknown phone. */
  response: z.object({ retryAfter: z.int(), expiresIn: z.int() }),
  errors: ['A0221', 'A0401'],
  readOnly: false,
} as const;

/** Sends a code to sign in with (R10.48); a phone that nobody registered gets no SMS and the same answer. */
export const sendLoginCode = defineCall({
  ...smsCallBase,
  path: '/{product}2/portal/phone/captcha/sendlogin',
  summary: '发送登录验证码短信',
});

/** Sends a code to register with (R10.48). */
export const sendRegisterCode = defineCall({
  ...smsCallBase,
  path: '/{product}2/portal/phone/captcha/sendregister',
  summary: '发送注册验证码短信',
});

/** Sends a code to reset a password with (R7.16); a phone that nobody registered gets no SMS and the same answer. */
export const sendResetCode = defineCall({
  ...smsCallBase,
  path: '/{product}2/portal/phone/captcha/sendresetpw',
  summary: '发送重置密码验证码短信',
});

/** Sends a code to the phone that is to become mine (R10.48), none to the one that is mine already. */
export const sendChangePhoneCode = defineCall({
  ...smsCallBase,
  path: '/{product}2/portal/phone/captcha/sendchangephone',
  summary: '向新手机号发送更换验证码短信',
  access: 'member',
  errors: [...smsCallBase.errors, 'A0231'],
});
