import * as z from 'zod/mini';
import { defineCall } from './call';
import { dateTime } from './fields';
import { pageOf, pageRequest } from './paging';

export const loginMethods = ['password', 'code', 'register'] as const;
export const loginResults = ['success', 'wrongPassword', 'locked', 'wrongCode'] as const;

/** An attempt to sign in to my account. `address` is a masked IP address, `device` a name such as `Chrome · Windows`. */
export const loginRecord = z.object({
  at: dateTime,
  method: z.enum(loginMethods),
  result: z.enum(loginResults),
  address: z.string(),
  device: z.string(),
  /** True for the session that makes this call. */
  isCurrent: z.boolean(),
});

/** Sign-ins to my account and failed attempts, newest first. */
export const loginRecords = defineCall({
  path: '/{product}2/portal/userInfo/loginRecord/page',
  summary: '本人登录记录，按时间倒序',
  access: 'member',
  capability: 'profile',
  request: pageRequest(z.object({})),
  response: pageOf(loginRecord),
  readOnly: true,
});
