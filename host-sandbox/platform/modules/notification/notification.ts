import type { FastifyInstance } from 'fastify';
import { notificationEvents, notificationSettings, notificationSettingsEdit } from '@/contracts/notification';
import { registerEndpoint } from '../../core/http/register-endpoint';
import { recordAccountChange } from '../audit/port';
import { currentUser, lockCurrentUser, confirmedEmailOf, updateUser } from '../session/port';
import { usableChannels } from './deliveries';

/** The user's choice of the messages that come by SMS and e-mail too. */
export function registerNotification(app: FastifyInstance): void {
  const { database } = app.platform;

  registerEndpoint(app, notificationSettings, async (_input, context) => {
    const user = await currentUser(database, context);
    const addresses = { sms: user.phone, email: confirmedEmailOf(user) };
    const usable = usableChannels(app);
    return {
      channels: usable.filter((channel) => addresses[channel] !== null),
      sms: user.smsEvents,
      email: user.emailEvents,
      emailToConfirm: usable.includes('email') && user.email !== null && addresses.email === null,
    };
  });

  registerEndpoint(app, notificationSettingsEdit, async (input, context) => {
    const [sms, email] = [input.sms, input.email].map((chosen) =>
      notificationEvents.filter((event) => chosen.includes(event)),
    );
    const change = { smsEvents: sms ?? [], emailEvents: email ?? [] };
    await database.transaction(async (transaction) => {
      const user = await lockCurrentUser(transaction, context);
      const fields = (['smsEvents', 'emailEvents'] as const).filter(
        (field) => user[field].join() !== change[field].join(),
      );
      if (fields.length === 0) return;
      await updateUser(transaction, user.id, change);
      await recordAccountChange(transaction, context, 'notificationEdit', user.id, fields);
    });
    return { sms: change.smsEvents, email: change.emailEvents };
  });
}
