import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contactAnswer } from '@/contracts/contact-handling';
import { contactFollow } from '@/contracts/contact-message';
import { limits } from '@/contracts/limits';
import { smsOutbox } from '../../core/db/account-schema';
import { recordId } from '../../core/db/columns';
import type { Database } from '../../core/db/database';
import { contactMessages as messages } from '../../core/db/message-schema';
import { ApiError, notFound } from '../../core/http/api-error';
import { consumeRateLimit, refundRateLimit } from '../../core/http/rate-limit';
import { registerEndpoint } from '../../core/http/register-endpoint';
import { recordAudit } from '../audit/port';
import { notify } from '../notification/port';
import { signSms } from '../sms/port';
import { channelOf, toContactMessage } from './presenter';

/** Characters of an answer in an SMS; the whole of it is on the contact page. */
const smsAnswerMax = 100;

/** Operators answer messages; senders read the answer where they can be reached, and by the number of the message. */
export function registerAnswers(app: FastifyInstance): void {
  const { database, settings, clock, deliverSms, deliverEmail } = app.platform;

  registerEndpoint(app, contactFollow, async ({ reference, replyTo }, { client, now }) => {
    const seconds = 24 * 60 * 60;
    const limit = limits.contactFollowsPerDay;
    const rateLimit = { action: 'contact-follow', subject: client.network, limit, seconds };
    await consumeRateLimit(database, rateLimit, now);
    const rows = await database.select().from(messages).where(eq(messages.reference, reference));
    const row = rows.find((one) => sameForm(one.replyTo) === sameForm(replyTo));
    if (!row) throw notFound('该留言，请核对编号与联系方式');
    await refundRateLimit(database, rateLimit, now);
    const { sentAt, handledAt, answer, answeredAt } = row;
    return {
      sentAt: sentAt.toISOString(),
      handledAt: handledAt?.toISOString() ?? null,
      answer,
      answeredAt: answeredAt?.toISOString() ?? null,
    };
  });

  registerEndpoint(app, contactAnswer, async ({ id, answer, seenAnsweredAt }, context) => {
    const { now } = context;
    const own = eq(messages.id, recordId(id));
    const { row, isNew } = await database.transaction(async (transaction) => {
      const [before] = await transaction.select().from(messages).where(own).for('update');
      if (!before) throw notFound('该留言');
      // The same text again, such as after a lost response, is not sent twice.
      const isNew = before.answer !== answer;
      if (!isNew && before.handledAt !== null) return { row: before, isNew };
      if (isNew && seenAnsweredAt !== undefined && seenAnsweredAt !== toIso(before.answeredAt))
        throw new ApiError('A0409', '该留言已由他人答复，请刷新核对后再答复');
      const change = isNew ? { answer, answeredAt: now, deliveredAt: null } : {};
      const [row = before] = await transaction
        .update(messages)
        .set({ ...change, handledAt: now })
        .where(own)
        .returning();
      await recordAudit(transaction, context, { action: 'contactAnswer', subject: id });
      if (isNew) await storeForSender(transaction, row, answer, now);
      return { row, isNew };
    });
    if (isNew) sendInBackground(row, answer);
    return toContactMessage(app, row);
  });

  /** Stores what the sender reads on this platform: a site message, and in the sample the SMS. */
  async function storeForSender(transaction: Database, row: Row, answer: string, now: Date) {
    const { userId, reference, contactId, replyTo } = row;
    if (userId !== null) {
      const link = `/contactus/${contactId}`;
      const content = `留言 ${reference ?? ''}：${answer}`;
      await notify(transaction, null, { userId, title: answered, content, link, sentAt: now });
    }
    if (channelOf(app, row) === 'sms' && settings.smsOutbox === 'on')
      await transaction
        .insert(smsOutbox)
        .values({ phone: replyTo, text: smsOf(row, answer), delivered: true, sentAt: now });
  }

  /** The response does not wait for a gateway; operators see whether it has accepted the answer. */
  function sendInBackground(row: Row, answer: string): void {
    const { id, reference, replyTo, answeredAt } = row;
    const channel = channelOf(app, row);
    if (answeredAt === null || (channel !== 'sms' && channel !== 'email')) return;
    const send = async () => {
      if (channel === 'sms') await deliverSms?.({ phone: replyTo, text: smsOf(row, answer) });
      else await deliverEmail?.({ to: replyTo, subject: `${answered}（${reference ?? ''}）`, text: answer });
      await database
        .update(messages)
        .set({ deliveredAt: clock() })
        .where(and(eq(messages.id, id), eq(messages.answeredAt, answeredAt)));
    };
    send().catch((error: unknown) => {
      app.log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'answer not delivered');
    });
  }

  function smsOf({ reference }: Row, answer: string): string {
    const start = answer.length > smsAnswerMax ? `${answer.slice(0, smsAnswerMax)}…` : answer;
    return signSms(settings, `您的留言 ${reference ?? ''} 已有答复：${start} 凭编号可在联系页查看全文。`);
  }
}

type Row = typeof messages.$inferSelect;

const answered = '您的留言已有答复';

const toIso = (time: Date | null) => time?.toISOString() ?? null;

/** A contact in the form in which it is compared: without the blanks and dashes of a phone and the case of an e-mail. */
const sameForm = (replyTo: string) =>
  replyTo.includes('@') ? replyTo.toLowerCase() : replyTo.replace(/[\s-]/gu, '');
