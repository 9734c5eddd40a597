import * as z from 'zod/mini';
import { defineCall } from './call';
import { multiLine, id, dateTime } from './fields';
import { limits } from './limits';
import { cappedPageOf, pageRequest } from './paging';
import { unconfirmed } from './tolerant-reader';

/** How an answer reaches the sender; `none`: only by its number, so that the operator calls. */
export const answerChannels = ['inbox', 'sms', 'email', 'none'] as const;
export type AnswerChannel = (typeof answerChannels)[number];

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
  /** `null` for a message from before numbers were given. */
  reference: unconfirmed(z.optional(z.nullable(z.string())), undefined),
  answer: unconfirmed(z.optional(z.nullable(z.string())), undefined),
  answeredAt: unconfirmed(z.optional(z.nullable(dateTime)), undefined),
  /** When the gateway accepted the answer by SMS or e-mail, `null` before. */
  deliveredAt: unconfirmed(z.optional(z.nullable(dateTime)), undefined),
  /** How an answer would reach the sender; missing if a platform sends none. */
  channel: unconfirmed(z.optional(z.enum(answerChannels)), undefined),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** Contact messages, newest first; deleted after `limits.contactMessageDays`. */
export const contactMessages = defineCall({
  path: '/unify-cms/admin/contact/messages',
  summary: '留言分页列表，按时间倒序',
  access: 'member',
  capability: 'optional',
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
  capability: 'optional',
  role: 'admin',
  request: z.object({ id, handled: z.boolean() }),
  response: contactMessage,
  errors: ['A0404'],
  readOnly: false,
});

/**
 * Answers a message, which handles it; a later answer replaces the text and is sent again, the same text is not.
 * A0409: `seenAnsweredAt` is not that of the answer that would be replaced.
 */
export const contactAnswer = defineCall({
  path: '/unify-cms/admin/contact/answer',
  summary: '答复一条留言，按留言者的方式送达',
  access: 'member',
  capability: 'optional',
  role: 'admin',
  request: z.object({
    id,
    answer: multiLine(limits.contactTextMax),
    /** Of the answer that the operator has seen; left out, any answer is replaced. */
    seenAnsweredAt: z.optional(z.nullable(dateTime)),
  }),
  response: contactMessage,
  errors: ['A0404', 'A0409'],
  readOnly: false,
});
