import type { FastifyInstance } from 'fastify';
import { loginByCode } from '@/contracts/account';
import { registerEndpoint } from '../../http/register-endpoint';
import { withEntryRateLimit } from '../session/entry-rate-limit';
import { openSession, recordLogin } from '../session/open-session';
import { findUserByPhone } from '../session/users';
import { verifyCode, consumeCode, wrongCodeError } from '../sms/codes';

/** Sign-in by phone and code; it needs no password, so no lock of one stands in its way. */
export function registerCodeLogin(app: FastifyInstance): void {
  const { database, settings, encryption } = app.platform;
  registerEndpoint(app, loginByCode, ({ phone, code }, context) =>
    withEntryRateLimit(app, context, async () => {
      const user = await findUserByPhone(database, phone);
      const use = { phone, purpose: 'login', code } as const;
      const proof = await verifyCode(database, encryption, use, context.now).catch(async (fault: unknown) => {
        await recordLogin(database, user?.id, { method: 'code', result: 'wrongCode' }, context);
        throw fault;
      });
      // Nobody got that code; whoever guessed it learns nothing.
      if (!user) throw wrongCodeError();
      return database.transaction(async (transaction) => {
        await consumeCode(transaction, proof);
        return openSession(transaction, settings, user.id, 'code', context);
      });
    }),
  );
}
