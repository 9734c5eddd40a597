import * as z from 'zod/mini';
import { defineCall } from './call';
import { singleLine, unconfirmedDateTime } from './fields';
import { newPassword } from './new-password';
import { newUsername, phone, smsCode } from './user-fields';
import { realName } from './person-fields';
import { limits } from './limits';
import { noData, tokenResponse } from './session';
import { unconfirmed } from './tolerant-reader';

/** Sign-in by mobile phone and code, both in the query string (R7.18). */
export const loginByCode = defineCall({
  path: '/{product}2/portal/loginmsg',
  summary: '手机验证码登录，返回访问令牌',
  access: 'client',
  capability: 'specified',
  inputLocation: 'query',
  request: z.object({ phone, code: smsCode }),
  response: tokenResponse,
  errors: ['A0220', 'A0401'],
  readOnly: false,
});

/** Creates an account and signs in (R7.11, R10.18, R10.54); without a token, the login follows. */
export const register = defineCall({
  path: '/{product}2/portal/register',
  summary: '注册新账号并登录，返回访问令牌',
  access: 'client',
  capability: 'specified',
  request: z.object({
    username: newUsername,
    password: newPassword,
    phone,
    code: smsCode,
    realName,
    hospital: singleLine(limits.hospitalMax),
    /** Explicit consent to the terms and the privacy policy. */
    consent: z.literal(true),
  }),
  response: tokenResponse,
  errors: ['A0220', 'A0230', 'A0231', 'A0401'],
  readOnly: false,
});

/** Sets a new password, authorised by an SMS code (R7.17, R10.19); ends all sessions of the user. */
export const passwordReset = defineCall({
  path: '/{product}2/portal/pwdreset',
  summary: '凭手机验证码重置密码，所有会话随之结束',
  access: 'client',
  capability: 'specified',
  request: z.object({ phone, code: smsCode, password: newPassword }),
  response: noData,
  errors: ['A0220', 'A0240', 'A0401'],
  readOnly: false,
});

/** Wrong passwords of a user name, whether or not it exists (R10.51); null if the platform does not report them. */
const passwordErrors = unconfirmed(
  z.nullable(
    z.object({
      /** Attempts left before the lock; 0 while locked. */
      remaining: z.int(),
      limit: unconfirmed(z.nullable(z.int()), null),
      lockedUntil: unconfirmedDateTime,
    }),
  ),
  null,
);
const usernameInput = z.object({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.usernameMax)),
});

/** Returns the current count without changing it: the platform itself counts failures (R7.12, R10.49). */
export const passwordErrorSave = defineCall({
  path: '/{product}2/admin/user-student/passworderrorsave',
  summary: '密码错误次数由平台自行统计，此接口不改变任何数据',
  access: 'client',
  capability: 'specified',
  failure: 'silent',
  request: usernameInput,
  response: passwordErrors,
  errors: ['A0401'],
  readOnly: false,
});

/** Attempts left for a user name; names that do not exist are treated alike (R7.13, R10.51). */
export const passwordError = defineCall({
  path: '/{product}2/admin/user-student/passworderror',
  summary: '某用户名剩余的密码尝试次数',
  access: 'client',
  capability: 'specified',
  failure: 'silent',
  request: usernameInput,
  response: passwordErrors,
  errors: ['A0401'],
  readOnly: true,
});

/**
 * Clears the failures of the signed-in user only (R7.14, R10.50), and only those before the session was opened: after a
 * later failure, count and lock stay, and the response is the same.
 */
export const passwordErrorRemove = defineCall({
  path: '/{product}2/admin/user-student/passworderrorremove',
  summary: '清除本人在本次登录之前的密码错误次数',
  access: 'member',
  capability: 'specified',
  failure: 'silent',
  allowExpiredPassword: true,
  request: z.object({ username: z.optional(usernameInput.shape.username) }),
  response: noData,
  errors: ['A0403'],
  readOnly: false,
});
