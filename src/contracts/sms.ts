import * as z from 'zod/mini';
import { defineCall } from './call';
import { limits } from './limits';
import { captchaSolution, phone } from './user-fields';
import { unconfirmed } from './tolerant-reader';

/** The purpose of a code, which is valid for no other (R10.47). */
export const codePurposes = ['login', 'register', 'reset', 'changePhone'] as const;
export type CodePurpose = (typeof codePurposes)[number];

const smsCallBase = {
  access: 'client',
  /** Without `captcha` if the platform has none: the portal omits it when the challenge call is not found. */
  request: z.object({ phone, captcha: z.optional(captchaSolution) }),
  /** Seconds until the next SMS, and until the code expires; the same for known and unknown phones. */
  response: unconfirmed(z.object({ retryAfter: z.int(), expiresIn: z.int() }), {
    retryAfter: limits.smsIntervalSeconds,
    expiresIn: limits.smsCodeSeconds,
  }),
  errors: ['A0221', 'A0401'],
  readOnly: false,
} as const;

/** Sends a sign-in code (R10.48). An unregistered phone gets no SMS, but the same response. */
export const sendLoginCode = defineCall({
  ...smsCallBase,
  path: '/{product}2/portal/phone/captcha/sendlogin',
  capability: 'smsCodes',
  summary: '发送登录验证码短信',
});

/** Sends a registration code (R10.48). */
export const sendRegisterCode = defineCall({
  ...smsCallBase,
  path: '/{product}2/portal/phone/captcha/sendregister',
  capability: 'smsCodes',
  summary: '发送注册验证码短信',
});

/** Sends a code for a password reset (R7.16). An unregistered phone gets no SMS, but the same response. */
export const sendResetCode = defineCall({
  ...smsCallBase,
  path: '/{product}2/portal/phone/captcha/sendresetpw',
  capability: 'specified',
  summary: '发送重置密码验证码短信',
});

/** Sends a code to my new phone (R10.48); none to my current one. */
export const sendChangePhoneCode = defineCall({
  ...smsCallBase,
  path: '/{product}2/portal/phone/captcha/sendchangephone',
  summary: '向新手机号发送更换验证码短信',
  access: 'member',
  capability: 'profile',
  errors: [...smsCallBase.errors, 'A0231'],
});
