import * as z from 'zod/mini';
import { defineCall } from './call';
import { multiLine, id, singleLine, dateTime } from './fields';
import { limits } from './limits';
import { cappedPageOf, pageRequest } from './paging';
import { captchaSolution } from './user-fields';
import { isEmail, isLandline, isMobilePhone } from './validators';

/** A contact office. Empty texts are not shown. */
export const contact = z.object({
  id,
  name: z.string(),
  /** Its responsibilities, in a few sentences. */
  description: z.string(),
  address: z.string(),
  /** Directions as text. */
  directions: z.string(),
  /** Each with its purpose, such as 咨询热线. */
  phones: z.array(z.object({ name: z.string(), number: z.string() })),
  email: z.string(),
  /** Opening hours, such as 周一至周五 9:00–17:30. */
  hours: z.array(z.string()),
});
export type Contact = z.infer<typeof contact>;

/** All offices; the first is the general one (R2.23). */
export const contactList = defineCall({
  path: '/unify-cms/portal/contact/list',
  summary: '联系方式列表',
  access: 'public',
  request: z.object({}),
  response: z.array(contact),
  readOnly: true,
});

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

/** Sends a message to an office; limited per IP address and day (A0429). */
export const contactSend = defineCall({
  path: '/unify-cms/portal/contact/send',
  summary: '给联系人留言，须通过人机验证',
  access: 'public',
  request: z.object({
    contactId: id,
    name: contactName,
    replyTo,
    text: contactText,
    captcha: captchaSolution,
  }),
  response: z.null(),
  errors: ['A0221', 'A0404'],
  readOnly: false,
});

/** A contact message for operators. */
const contactMessage = z.object({
  id,
  contactId: id,
  name: z.string(),
  replyTo: z.string(),
  text: z.string(),
  sentAt: dateTime,
  /** When an operator marked it as handled; `null` before. */
  handledAt: z.nullable(dateTime),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** Contact messages, newest first; deleted after `limits.contactMessageDays`. */
export const contactMessages = defineCall({
  path: '/unify-cms/admin/contact/messages',
  summary: '留言分页列表，按时间倒序',
  access: 'member',
  role: 'admin',
  request: pageRequest(z.object({ contactId: z.optional(id), handled: z.optional(z.boolean()) })),
  response: cappedPageOf(contactMessage),
  readOnly: true,
});

/** Marks a message as handled or unhandled; idempotent. */
export const contactHandle = defineCall({
  path: '/unify-cms/admin/contact/handle',
  summary: '将留言标记为已处理或待处理',
  access: 'member',
  role: 'admin',
  request: z.object({ id, handled: z.boolean() }),
  response: contactMessage,
  errors: ['A0404'],
  readOnly: false,
});
