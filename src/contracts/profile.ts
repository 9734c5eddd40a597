import * as z from 'zod/mini';
import { defineCall } from './call';
import { mediaPath, dateTime } from './fields';
import { genders } from './session';
import { unconfirmed } from './tolerant-reader';

/** My profile. The platform sends phone and ID number only masked, as `138****0001`. */
export const profile = defineCall({
  path: '/{product}2/portal/userInfo/detail',
  summary: '本人资料，手机号与身份证号已打码',
  access: 'member',
  capability: 'profile',
  request: z.object({}),
  response: z.object({
    username: z.string(),
    phone: z.string(),
    idNumber: z.nullable(z.string()),
    avatar: z.nullable(mediaPath),
    // Stored values may be older than the rules of an edit.
    realName: z.string(),
    gender: z.enum(genders),
    hospital: z.string(),
    department: z.nullable(z.string()),
    jobTitle: z.nullable(z.string()),
    email: z.nullable(z.string()),
    /** Whether a code proved the address; `null` where the platform sends no e-mail. */
    emailConfirmed: unconfirmed(z.optional(z.nullable(z.boolean())), null),
    registeredAt: dateTime,
    passwordChangedAt: dateTime,
    /** True when every field except the optional ID number is filled in. */
    complete: z.boolean(),
  }),
  readOnly: true,
});
