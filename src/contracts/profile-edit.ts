import * as z from 'zod/mini';
import { defineCall } from './call';
import { singleLine, mediaPath } from './fields';
import { limits } from './limits';
import { idNumber, realName } from './person-fields';
import { genders } from './session';
import { email } from './user-fields';

/** The editable fields of a profile; `jobTitle` is a code of the dictionary `professional_title`. */
export const profileFields = z.object({
  realName,
  gender: z.enum(genders),
  hospital: singleLine(limits.hospitalMax),
  department: z.nullable(singleLine(limits.departmentMax)),
  jobTitle: z.nullable(z.string().check(z.minLength(1), z.maxLength(40))),
  email: z.nullable(email),
});

/** Replaces all editable fields of my profile (R10.55). */
export const profileEdit = defineCall({
  path: '/{product}2/portal/userInfo/doEdit',
  summary: '修改本人资料',
  access: 'member',
  capability: 'profile',
  request: profileFields,
  response: z.nullable(z.object({})),
  readOnly: false,
});

/** A new avatar: a cropped PNG, JPEG or WebP as base64 (R10.55). Its metadata are removed. */
export const avatarEdit = defineCall({
  path: '/{product}2/portal/userInfo/avatar/doEdit',
  summary: '更换头像',
  access: 'member',
  capability: 'profile',
  // Base64 has four characters for three bytes; plus the JSON around them.
  maxBodyBytes: Math.ceil(limits.avatarBytes / 3) * 4 + 1024,
  request: z.object({ image: z.string().check(z.minLength(1)) }),
  response: z.object({ avatar: mediaPath }),
  errors: ['A0250'],
  readOnly: false,
});

/** Sets my ID number with separate consent, or deletes it with `null` (R5.14, R10.55). */
export const idNumberEdit = defineCall({
  path: '/{product}2/portal/userInfo/idNumber/doEdit',
  summary: '填写身份证号（须单独同意），或以 null 删除',
  access: 'member',
  capability: 'profile',
  request: z.object({ idNumber: z.nullable(idNumber), consent: z.boolean() }).check(
    z.refine((input) => input.idNumber === null || input.consent, {
      error: '请先单独同意处理身份证号',
      path: ['consent'],
    }),
  ),
  response: z.object({ idNumber: z.nullable(z.string()) }),
  readOnly: false,
});
