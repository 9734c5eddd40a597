import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { NotificationChannel } from '@/contracts/notification';
import { maskPhone } from '@/contracts/masks';
import { setupRepeated, type ReportFailure } from '../../core/process/background-jobs';
import { users, smsOutbox } from '../../core/db/account-schema';
import { deliveries, deliveryDays } from '../../core/db/message-schema';
import { confirmedEmailOf } from '../session/port';
import { signSms } from '../sms/port';

/** Milliseconds between two polls for due deliveries. */
const pollMs = 1000;
/** Maximum number of concurrent deliveries of a channel. */
const batchSize = 20;
/** Longer than all attempts of a gateway: meanwhile no other process tries the same delivery. */
const leaseMs = 2 * 60_000;
const minuteMs = 60_000;
/** Milliseconds before each further attempt. After the last one a delivery is given up; the site message stays. */
const pauses = [
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * 60 * minuteMs,
  6 * 60 * minuteMs,
  12 * 60 * minuteMs,
];
/** Maximum characters of an SMS; longer texts are truncated. */
const smsMax = 200;

/** The channels that this platform can send by. The sample's SMS appear in the host's SMS inbox. */
export function usableChannels({ platform }: FastifyInstance): NotificationChannel[] {
  const { settings, deliverSms, deliverEmail } = platform;
  return [
    ...(deliverSms || settings.smsOutbox === 'on' ? ['sms' as const] : []),
    ...(deliverEmail ? ['email' as const] : []),
  ];
}

/**
 * Sends due deliveries, each channel by itself, so that a gateway that hangs does not delay the other one; every process
 * does so.
 * @returns a teardown that returns aborted deliveries to the queue
 */
export function setupDeliveries(app: FastifyInstance, reportFailure: ReportFailure): () => Promise<void> {
  let isStopping = false;
  const stops = usableChannels(app).map((channel) =>
    setupRepeated(() => deliverDue(app, channel, () => isStopping), pollMs, reportFailure),
  );
  return async () => {
    isStopping = true;
    await Promise.all(stops.map((stop) => stop()));
  };
}

type Due = Awaited<ReturnType<typeof takeDue>>[number];

async function deliverDue(
  app: FastifyInstance,
  channel: NotificationChannel,
  isStopping: () => boolean,
): Promise<void> {
  const due = await takeDue(app, channel);
  await Promise.all(due.map((delivery) => attempt(app, delivery, isStopping)));
}

const addressColumns = { phone: users.phone, email: users.email, confirmedEmail: users.confirmedEmail };

/** Claims the oldest due deliveries of a channel; other processes skip them for `leaseMs`. */
function takeDue({ platform: { database, clock } }: FastifyInstance, ofChannel: NotificationChannel) {
  const now = clock();
  const oldest = new Date(now.getTime() - deliveryDays * 24 * 60 * minuteMs);
  return database.transaction(async (transaction) => {
    const { id, userId, channel, title, content, attempts, createdAt, dueAt } = deliveries;
    const rows = await transaction
      .select({ id, channel, title, content, attempts, ...addressColumns })
      .from(deliveries)
      .innerJoin(users, eq(users.id, userId))
      // Older ones have waited for a gateway that was not set up; the cleanup deletes them.
      .where(and(eq(channel, ofChannel), lte(dueAt, now), gt(createdAt, oldest)))
      .orderBy(dueAt)
      .limit(batchSize)
      .for('update', { of: deliveries, skipLocked: true });
    if (rows.length > 0)
      await transaction
        .update(deliveries)
        .set({ attempts: sql`${attempts} + 1`, dueAt: new Date(now.getTime() + leaseMs) })
        .where(
          inArray(
            id,
            rows.map((row) => row.id),
          ),
        );
    return rows;
  });
}

async function attempt(app: FastifyInstance, delivery: Due, isStopping: () => boolean): Promise<void> {
  const { database, clock } = app.platform;
  const { id, channel, attempts } = delivery;
  const own = eq(deliveries.id, id);
  try {
    await send(app, delivery);
    await database.delete(deliveries).where(own);
  } catch (error) {
    if (isStopping()) {
      // The stop has aborted it: it is due again, and this attempt does not count.
      await database.update(deliveries).set({ attempts, dueAt: clock() }).where(own);
      return;
    }
    const wait = pauses[attempts];
    if (wait === undefined) await database.delete(deliveries).where(own);
    else
      await database
        .update(deliveries)
        .set({ dueAt: new Date(clock().getTime() + wait) })
        .where(own);
    const reason = error instanceof Error ? error.message : 'unknown';
    app.log.error(
      { delivery: String(id), channel, isLast: wait === undefined, reason },
      'message not delivered',
    );
  }
}

/** @throws Error without address and text; one whose user has no confirmed address any more is done */
async function send(
  { platform, log }: FastifyInstance,
  { id, channel, title, content, phone, ...user }: Due,
) {
  const { database, settings, clock, deliverSms, deliverEmail } = platform;
  const key = `message-${id}`;
  if (channel === 'email') {
    const to = confirmedEmailOf(user);
    if (to !== null) await deliverEmail?.({ to, subject: title, text: content }, key);
    return;
  }
  if (phone === null) return;
  const text = cut(signSms(settings, `${title}：${content}`));
  await deliverSms?.({ phone, text }, key);
  log.info({ sms: { phone: maskPhone(phone) } }, 'message sent by sms');
  if (settings.smsOutbox === 'on')
    await database.insert(smsOutbox).values({ phone, text, delivered: true, sentAt: clock() });
}

const cut = (text: string) => (text.length <= smsMax ? text : `${text.slice(0, smsMax - 1)}…`);
