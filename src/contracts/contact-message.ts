import * as z from 'zod/mini';
import { defineCall } from './call';
import { multiLine, id, singleLine, dateTime } from './fields';
import { limits } from './limits';
import { unconfirmed } from './tolerant-reader';
import { captchaSolution } from './user-fields';
import { isEmail, isLandline, isMobilePhone } from './validators';

/** Name of the sender. */
export const contactName = singleLine(limits.realNameMax);

/** Mobile phone, landline number or e-mail address for the reply. */
export const replyTo = z.string().check(
  z.trim(),
  z.maxLength(limits.emailMax),
  z.refine(
    (text) => isMobilePhone(text) || isEmail(text) || isLandline(text),
    '请输入正确的手机号、座机号或邮箱',
  ),
);

export const contactText = multiLine(limits.contactTextMax);

/** The number of a message: `LY`, then characters that are not mistaken for each other; nobody can guess one. */
export const contactReference = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    z.regex(/^LY[0-9A-HJKMNP-TV-Z]{10}$/, '请输入以 LY 开头的 12 位留言编号'),
  );

/**
 * Sends a message to an office; limited per IP address and day (A0429). The answer to a member's message is a site
 * message; with the number one reads it too.
 */
export const contactSend = defineCall({
  path: '/unify-cms/portal/contact/send',
  summary: '给联系人留言，须通过人机验证',
  access: 'public',
  capability: 'contact',
  optionalAuth: true,
  request: z.object({
    contactId: id,
    name: contactName,
    replyTo,
    text: contactText,
    captcha: captchaSolution,
  }),
  response: unconfirmed(z.nullable(z.object({ reference: z.string() })), null),
  errors: ['A0221', 'A0404'],
  readOnly: false,
});

/**
 * The state of one message, for a caller with its number and the contact that was left with it. One error for a wrong
 * number and a wrong contact (A0404); limited per IP address and day (A0429).
 */
export const contactFollow = defineCall({
  path: '/unify-cms/portal/contact/follow',
  summary: '凭编号与联系方式查询本人留言的答复',
  access: 'public',
  capability: 'contact',
  request: z.object({ reference: contactReference, replyTo }),
  response: z.object({
    sentAt: dateTime,
    handledAt: z.nullable(dateTime),
    /** An operator's plain text. */
    answer: z.nullable(z.string()),
    answeredAt: z.nullable(dateTime),
  }),
  errors: ['A0404'],
  readOnly: true,
});
