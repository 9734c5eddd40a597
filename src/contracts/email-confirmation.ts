import * as z from 'zod/mini';
import { defineCall } from './call';
import { limits } from './limits';
import { email, smsCode } from './user-fields';
import { unconfirmed } from './tolerant-reader';

/**
 * Sends a code to the e-mail address of my profile. `email` must be that address; A0409 for any other one, whether or not
 * it belongs to another account.
 */
export const emailCodeSend = defineCall({
  path: '/{product}2/portal/userInfo/email/sendcode',
  summary: '向本人资料中的邮箱发送确认验证码',
  access: 'member',
  capability: 'emailConfirmation',
  request: z.object({ email }),
  /** Seconds until the next code may be requested, and until this one expires. */
  response: unconfirmed(z.object({ retryAfter: z.int(), expiresIn: z.int() }), {
    retryAfter: limits.smsIntervalSeconds,
    expiresIn: limits.emailCodeSeconds,
  }),
  errors: ['A0409'],
  readOnly: false,
});

/** Confirms the e-mail address of my profile by the code that was sent to it. No other address gets e-mail. */
export const emailConfirm = defineCall({
  path: '/{product}2/portal/userInfo/email/doEdit',
  summary: '以邮件中的验证码确认本人邮箱',
  access: 'member',
  capability: 'emailConfirmation',
  request: z.object({ code: smsCode }),
  response: z.nullable(z.object({})),
  errors: ['A0220'],
  readOnly: false,
});
