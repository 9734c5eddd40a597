import type { FastifyInstance } from 'fastify';
import { passwordReset } from '@/contracts/account';
import { registerCall } from '../../http/register-call';
import { clearAttempts, nameKey, ownKey } from '../session/attempts';
import { changePassword, samePassword } from '../session/change-password';
import { guardEntry } from '../session/guarded-entry';
import { hashPassword, makePasswordCheck } from '../session/password';
import { revokeTokens } from '../session/tokens';
import { findUserByPhone } from '../session/users';
import { proveCode, spendCode, wrongCode } from '../sms/codes';

/** A new password for whoever holds the phone; ends all sessions and any lock, of the login and of one's own password (R7.17). */
export function registerPasswordReset(app: FastifyInstance): void {
  const { database, vault } = app.platform;
  const isPasswordOf = makePasswordCheck();
  registerCall(app, passwordReset, ({ phone, code, password }, context) =>
    guardEntry(app, context, async () => {
      const { now } = context;
      const proof = await proveCode(database, vault, { phone, purpose: 'reset', code }, now);
      const user = await findUserByPhone(database, phone);
      // Nobody got that code; whoever guessed it learns nothing.
      if (!user) throw wrongCode();
      if (await isPasswordOf(user.passwordHash, password)) throw samePassword();
      const passwordHash = await hashPassword(password);
      await database.transaction(async (transaction) => {
        await spendCode(transaction, proof);
        await changePassword(transaction, user.id, passwordHash, now);
        await revokeTokens(transaction, user.id, now);
        await clearAttempts(transaction, nameKey(user.username));
        await clearAttempts(transaction, ownKey(user.id));
      });
      return null;
    }),
  );
}
