import type { FastifyInstance } from 'fastify';
import { loginByCode } from '@/contracts/account';
import { registerCall } from '../../http/register-call';
import { guardEntry } from '../session/guarded-entry';
import { openSession, recordAttempt } from '../session/open-session';
import { findUserByPhone } from '../session/users';
import { proveCode, spendCode, wrongCode } from '../sms/codes';

/** Sign-in by phone and code; it needs no password, so no lock of one stands in its way. */
export function registerCodeLogin(app: FastifyInstance): void {
  const { database, settings, vault } = app.platform;
  registerCall(app, loginByCode, ({ phone, code }, context) =>
    guardEntry(app, context, async () => {
      const user = await findUserByPhone(database, phone);
      const use = { phone, purpose: 'login', code } as const;
      const proof = await proveCode(database, vault, use, context.now).catch(async (fault: unknown) => {
        await recordAttempt(database, user?.id, { method: 'code', result: 'wrongCode' }, context);
        throw fault;
      });
      // Nobody got that code; whoever guessed it learns nothing.
      if (!user) throw wrongCode();
      return database.transaction(async (transaction) => {
        await spendCode(transaction, proof);
        return openSession(transaction, settings, user.id, 'code', context);
      });
    }),
  );
}
