import * as z from 'zod/mini';
import { defineCall } from './call';
import { unconfirmedDateTime } from './fields';
import { limits } from './limits';
import { listOf, unconfirmed } from './tolerant-reader';

/** Credentials; the rules of a login are less strict than those of a new password (R5.22). */
export const credentials = z.object({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.usernameMax)),
  password: z.string().check(z.minLength(limits.passwordMin), z.maxLength(limits.passwordMax)),
});

/** The response of every sign-in call. The name of the token field is configured, hence an open record. */
export const tokenResponse = unconfirmed(z.record(z.string(), z.unknown()), {});

/** The response of a call without data. */
export const noData = unconfirmed(z.nullable(z.object({})), null);

/** Sign-in by password. */
export const login = defineCall({
  path: '/{product}2/portal/oauth2/token',
  summary: '用户名密码登录，返回访问令牌',
  access: 'client',
  capability: 'specified',
  query: { grant_type: 'password' },
  request: credentials,
  response: tokenResponse,
  errors: ['A0210', 'A0211', 'A0401'],
  readOnly: false,
});

export const genders = ['unknown', 'male', 'female'] as const;

const unconfirmedTexts = unconfirmed(z.optional(listOf(z.string())), undefined);

/** The user of a token. Only user name and avatar exist on every platform (R3.2, R3.3); `realName` greets (R10.66). */
export const userInfo = defineCall({
  path: '/{product}2/portal/userInfo',
  summary: '当前用户信息',
  access: 'member',
  capability: 'specified',
  allowExpiredPassword: true,
  request: z.object({}),
  response: z.object({
    username: z.string(),
    avatar: unconfirmed(z.optional(z.nullable(z.string())), null),
    gender: unconfirmed(z.optional(z.nullable(z.enum(genders))), null),
    roles: unconfirmedTexts,
    permissions: unconfirmedTexts,
    realName: unconfirmed(z.optional(z.nullable(z.string())), null),
  }),
  readOnly: true,
});

/** Revokes the token of the call. */
export const logout = defineCall({
  path: '/{product}2/portal/logout',
  summary: '退出登录，令牌立即失效',
  access: 'member',
  capability: 'specified',
  allowExpiredPassword: true,
  request: z.object({}),
  response: noData,
  readOnly: false,
});

/** Whether the signed-in user's password has expired (R7.15). */
export const passwordTime = defineCall({
  path: '/unify-main/admin/user/passwordtime',
  summary: '本人密码是否超过有效期',
  access: 'member',
  capability: 'specified',
  allowExpiredPassword: true,
  request: z.object({}),
  response: unconfirmed(
    z.object({
      expired: z.boolean(),
      changedAt: unconfirmedDateTime,
      maxAgeDays: unconfirmed(z.nullable(z.int()), null),
    }),
    { expired: false, changedAt: null, maxAgeDays: null },
  ),
  readOnly: true,
});
