import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contactHandle, contactMessages } from '@/contracts/contact-handling';
import { contactList } from '@/contracts/contact';
import { contactSend } from '@/contracts/contact-message';
import { boundedTotal, boundedCount } from '../../core/db/bounded-count';
import { contactMessages as messages, contacts } from '../../core/db/message-schema';
import { recordId } from '../../core/db/columns';
import { notFound, ApiError } from '../../core/http/api-error';
import { registerEndpoint } from '../../core/http/register-endpoint';
import { consumeRateLimit } from '../../core/http/rate-limit';
import { registerAnswers } from './answers';
import { toContactMessage } from './presenter';
import { newReference } from './reference';
import { recordAudit, recordReading } from '../audit/port';

const daySeconds = 24 * 60 * 60;

/** Contact offices and messages to them. */
export function registerContact(app: FastifyInstance): void {
  const { database, settings, verifyCaptcha } = app.platform;

  registerEndpoint(app, contactList, async () => {
    const rows = await database.select().from(contacts).orderBy(asc(contacts.position), asc(contacts.id));
    return rows.map((row) => ({ ...row, id: String(row.id) }));
  });

  registerEndpoint(app, contactSend, async ({ captcha, contactId, ...written }, { client, now, session }) => {
    if (!(await verifyCaptcha(captcha, now))) throw new ApiError('A0221', '人机验证未通过，请重试');
    const id = recordId(contactId);
    if ((await database.$count(contacts, eq(contacts.id, id))) === 0) throw notFound('该联系方式');
    const rateLimit = {
      action: 'contact',
      subject: client.network,
      limit: settings.contactPerAddress,
      seconds: daySeconds,
    };
    await consumeRateLimit(database, rateLimit, now);
    const reference = newReference();
    const userId = session?.userId ?? null;
    await database.insert(messages).values({ ...written, contactId: id, sentAt: now, reference, userId });
    return { reference };
  });

  registerEndpoint(app, contactMessages, async ({ current, size, query }, context) => {
    await recordReading(database, context, 'contactRead', query);
    const { contactId, handled } = query;
    const where = and(
      contactId ? eq(messages.contactId, recordId(contactId)) : undefined,
      handled === undefined ? undefined : (handled ? isNotNull : isNull)(messages.handledAt),
    );
    const [count, rows] = await Promise.all([
      boundedCount(database, database.select({ id: messages.id }).from(messages).where(where)),
      database
        .select()
        .from(messages)
        .where(where)
        .orderBy(desc(messages.sentAt), desc(messages.id))
        .offset((current - 1) * size)
        .limit(size),
    ]);
    return { records: rows.map((row) => toContactMessage(app, row)), ...boundedTotal(count), current, size };
  });

  registerEndpoint(app, contactHandle, async ({ id, handled }, context) => {
    const own = eq(messages.id, recordId(id));
    return database.transaction(async (transaction) => {
      // the first mark wins; later ones change nothing
      const [changed] = await transaction
        .update(messages)
        .set({ handledAt: handled ? context.now : null })
        .where(and(own, (handled ? isNull : isNotNull)(messages.handledAt)))
        .returning();
      const action = handled ? 'contactHandle' : 'contactReopen';
      if (changed) await recordAudit(transaction, context, { action, subject: id });
      const [row] = changed ? [changed] : await transaction.select().from(messages).where(own);
      if (!row) throw notFound('该留言');
      return toContactMessage(app, row);
    });
  });

  registerAnswers(app);
}
