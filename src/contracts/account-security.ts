import * as z from 'zod/mini';
import { defineCall } from './call';
import { newPassword } from './new-password';
import { givenPassword, phone, smsCode } from './user-fields';

const emptyResponse = z.nullable(z.object({}));

/** Changes my password and ends all my other sessions (R10.55). */
export const passwordEdit = defineCall({
  path: '/{product}2/portal/userInfo/password/doEdit',
  summary: '修改本人密码，其他会话随之结束',
  access: 'member',
  capability: 'profile',
  allowExpiredPassword: true,
  request: z.object({ oldPassword: givenPassword, newPassword }),
  response: emptyResponse,
  errors: ['A0210', 'A0211', 'A0240'],
  readOnly: false,
});

/**
 * Changes my phone to one that I own, as proved by a code of `sendChangePhoneCode` (R10.55). It requires the password,
 * because the phone can reset it: a stolen session alone cannot change the phone.
 */
export const phoneEdit = defineCall({
  path: '/{product}2/portal/userInfo/phone/doEdit',
  summary: '更换本人手机号',
  access: 'member',
  capability: 'profile',
  request: z.object({ phone, code: smsCode, password: givenPassword }),
  response: z.object({ phone: z.string() }),
  errors: ['A0210', 'A0211', 'A0220', 'A0231'],
  readOnly: false,
});

/** Ends all my other sessions; returns their number. */
export const signOutOthers = defineCall({
  path: '/{product}2/portal/userInfo/session/revokeOthers',
  summary: '退出本人在其他设备上的登录',
  access: 'member',
  capability: 'profile',
  request: z.object({}),
  response: z.object({ ended: z.int() }),
  readOnly: false,
});

/** Exports all data about me. Phone and ID number are complete only when the password is sent too. */
export const accountExport = defineCall({
  path: '/{product}2/portal/userInfo/export',
  summary: '导出平台保存的本人全部数据；附上密码时手机号与身份证号为完整内容',
  access: 'member',
  capability: 'profile',
  request: z.object({ password: z.optional(givenPassword) }),
  response: z.record(z.string(), z.unknown()),
  errors: ['A0210', 'A0211'],
  readOnly: false,
});

/** Closes my account permanently: erases personal data, frees user name and phone, ends all sessions. */
export const accountClose = defineCall({
  path: '/{product}2/portal/userInfo/close',
  summary: '注销本人账号',
  access: 'member',
  capability: 'profile',
  request: z.object({ password: givenPassword }),
  response: emptyResponse,
  errors: ['A0210', 'A0211'],
  readOnly: false,
});
