import * as z from 'zod/mini';
import { defineCall } from './call';
import { multiLine, id, singleLine, dateTime } from './fields';
import { limits } from './limits';
import { cappedPageOf, pageRequest } from './paging';
import { captchaSolution } from './person-fields';
import { isEmail, isLandline, isMobilePhone } from './validators';

/** An office that people can reach: whom one asks about what. Empty texts are left out where it is shown. */
export const contact = z.object({
  id,
  name: z.string(),
  /** What it helps with, in a few sentences. */
  description: z.string(),
  address: z.string(),
  /** How to get there, without a map. */
  directions: z.string(),
  /** Each with what it is for, such as 咨询热线. */
  phones: z.array(z.object({ name: z.string(), number: z.string() })),
  email: z.string(),
  /** Days or occasions with their hours, such as 周一至周五 9:00–17:30. */
  hours: z.array(z.string()),
});
export type Contact = z.infer<typeof contact>;

/** All offices, the first of them the one that concerns everybody (R2.23). */
export const contactList = defineCall({
  path: '/unify-cms/portal/contact/list',
  summary: '联系方式列表',
  access: 'public',
  request: z.object({}),
  response: z.array(contact),
  readOnly: true,
});

/** Who writes. */
export const contactName = singleLine(limits.realNameMax);

/** Where the answer goes: a mobile phone, a landline or an e-mail address. */
export const replyTo = z.string().check(
  z.trim(),
  z.maxLength(limits.emailMax),
  z.refine(
    (text) => isMobilePhone(text) || isEmail(text) || isLandline(text),
    '请输入正确的手机号、座机号或邮箱',
  ),
);

export const contactText = multiLine(limits.contactTextMax);

/** Leaves a message to an office. How many come from one address in a day is limited (A0429). */
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

/** What somebody left, as operators see it. */
const contactMessage = z.object({
  id,
  contactId: id,
  name: z.string(),
  replyTo: z.string(),
  text: z.string(),
  sentAt: dateTime,
  /** When an operator marked it as handled; `null` while it waits. */
  handledAt: z.nullable(dateTime),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** What was left, newest first; gone after `limits.contactMessageDays`. */
export const contactMessages = defineCall({
  path: '/unify-cms/admin/contact/messages',
  summary: '留言分页列表，按时间倒序',
  access: 'member',
  role: 'admin',
  request: pageRequest(z.object({ contactId: z.optional(id), handled: z.optional(z.boolean()) })),
  response: cappedPageOf(contactMessage),
  readOnly: true,
});

/** Marks a message as handled, or as waiting again. One that is so already stays as it is. */
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
