import type { FastifyInstance } from 'fastify';
import { and, desc, eq } from 'drizzle-orm';
import { successCode } from '@/contracts/success-code';
import { isEmail, isMobilePhone } from '@/contracts/validators';
import { maskPhone } from '@/contracts/masks';
import { smsOutbox } from '../../core/db/account-schema';
import type { Database } from '../../core/db/database';
import { ApiError } from '../../core/http/api-error';
import type { DeliverEmail, PlatformDeps } from '../../core/platform-deps';

export interface Sms {
  readonly phone: string;
  readonly text: string;
}

/** Prefixes an SMS with the sender's signature, which gateways require. */
export const signSms = ({ smsSignature }: Pick<PlatformDeps['settings'], 'smsSignature'>, text: string) =>
  `【${smsSignature}】${text}`;

/**
 * Creates the sender of signed SMS. An SMS to an unknown phone does the same work and is not delivered, and no response waits for
 * the gateway, so that response times do not reveal known phones.
 */
export function createSmsSender(app: FastifyInstance) {
  const { settings, deliverSms } = app.platform;
  const isSample = settings.smsOutbox === 'on';
  const countFailure = app.platform.addCounter('sms_failed_total', 'SMS with codes that were not delivered');
  return async (database: Database, unsigned: Sms, delivered: boolean, now: Date): Promise<() => void> => {
    const sms = { ...unsigned, text: signSms(settings, unsigned.text) };
    if (isSample) await database.insert(smsOutbox).values({ ...sms, delivered, sentAt: now });
    return () => {
      if (!delivered) return;
      const phone = maskPhone(sms.phone);
      app.log.info({ sms: isSample ? { phone, text: sms.text } : { phone } }, 'sms queued');
      deliverSms?.(sms).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : 'unknown';
        app.log.error({ phone, reason }, 'sms not delivered');
        countFailure();
      });
    };
  };
}

/** E-mails of the sample, listed with its SMS; `undefined` with the outbox off. */
export function createSampleEmail({ settings, database, clock }: PlatformDeps): DeliverEmail | undefined {
  if (settings.smsOutbox !== 'on') return undefined;
  return async ({ to, subject, text }) => {
    const email = { phone: to, text: `${subject}\n${text}`, delivered: true, sentAt: clock() };
    await database.insert(smsOutbox).values(email);
  };
}

/** The sample host's SMS inbox reads this; with the outbox off the path does not exist. */
export function serveOutbox(app: FastifyInstance): void {
  const { database, settings } = app.platform;
  if (settings.smsOutbox !== 'on') return;
  app.get<{ Querystring: { phone?: unknown } }>('/sandbox/sms', async (request, reply) => {
    const { phone } = request.query;
    if (phone !== undefined && !isAddress(phone)) throw new ApiError('A0400', '请输入正确的手机号或邮箱');
    const rows = await database
      .select()
      .from(smsOutbox)
      .where(and(eq(smsOutbox.delivered, true), phone === undefined ? undefined : eq(smsOutbox.phone, phone)))
      .orderBy(desc(smsOutbox.id))
      .limit(20);
    const data = rows.map(({ id, phone, text, sentAt }) => ({ id: String(id), phone, text, sentAt }));
    return reply.header('cache-control', 'no-store').send({ code: successCode, msg: '操作成功', data });
  });
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && (isMobilePhone(value) || isEmail(value));
}
