import * as z from 'zod/mini';
import { defineCall } from './call';
import { dateTime } from './fields';
import { givenPassword, newPassword, phone, smsCode } from './person-fields';
import { pageOf, pageRequest } from './paging';

const emptyResponse = z.nullable(z.object({}));

/** Changes my password and ends all my other sessions (R10.55). */
export const passwordEdit = defineCall({
  path: '/{product}2/portal/userInfo/password/doEdit',
  summary: '修改本人密码，其他会话随之结束',
  access: 'member',
  allowExpiredPassword: true,
  request: z.object({ oldPassword: givenPassword, newPassword }),
  response: emptyResponse,
  errors: ['A0210', 'A0211', 'A0240'],
  readOnly: false,
});

/**
 * Changes my phone to one that a code of `sendChangePhoneCode` proves to be mine (R10.55). Whoever has the phone can
 * reset the password, so a session alone does not move it: the password is asked for.
 */
export const phoneEdit = defineCall({
  path: '/{product}2/portal/userInfo/phone/doEdit',
  summary: '更换本人手机号',
  access: 'member',
  request: z.object({ phone, code: smsCode, password: givenPassword }),
  response: z.object({ phone: z.string() }),
  errors: ['A0210', 'A0211', 'A0220', 'A0231'],
  readOnly: false,
});

export const loginMethods = ['password', 'code', 'register'] as const;
export const loginResults = ['success', 'wrongPassword', 'locked', 'wrongCode'] as const;

/** One attempt to sign in as me. The address is masked, the device a name such as `Chrome · Windows`. */
export const loginRecord = z.object({
  at: dateTime,
  method: z.enum(loginMethods),
  result: z.enum(loginResults),
  address: z.string(),
  device: z.string(),
  /** True for the session that asks. */
  isCurrent: z.boolean(),
});

/** Who signed in as me, or tried to, newest first. */
export const loginRecords = defineCall({
  path: '/{product}2/portal/userInfo/loginRecord/page',
  summary: '本人登录记录，按时间倒序',
  access: 'member',
  request: pageRequest(z.object({})),
  response: pageOf(loginRecord),
  readOnly: true,
});

/** Ends all my sessions but the one that asks; answers how many there were. */
export const signOutOthers = defineCall({
  path: '/{product}2/portal/userInfo/session/revokeOthers',
  summary: '退出本人在其他设备上的登录',
  access: 'member',
  request: z.object({}),
  response: z.object({ ended: z.int() }),
  readOnly: false,
});

/** All that is held about me. Phone and ID number are in full only when the password is given with it. */
export const accountExport = defineCall({
  path: '/{product}2/portal/userInfo/export',
  summary: '导出平台保存的本人全部数据；附上密码时手机号与身份证号为完整内容',
  access: 'member',
  request: z.object({ password: z.optional(givenPassword) }),
  response: z.record(z.string(), z.unknown()),
  errors: ['A0210', 'A0211'],
  readOnly: false,
});

/** Closes my account for good: what names me is erased, user name and phone are free again, all sessions end. */
export const accountClose = defineCall({
  path: '/{product}2/portal/userInfo/close',
  summary: '注销本人账号',
  access: 'member',
  request: z.object({ password: givenPassword }),
  response: emptyResponse,
  errors: ['A0210', 'A0211'],
  readOnly: false,
});
