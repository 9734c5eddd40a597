import type { FastifyInstance } from 'fastify';
import { passwordReset } from '@/contracts/account';
import { registerEndpoint } from '../../http/register-endpoint';
import { clearAttempts, usernameKey, ownPasswordKey } from '../session/password-attempts';
import { changePassword, samePasswordError } from '../session/change-password';
import { withEntryRateLimit } from '../session/entry-rate-limit';
import { hashPassword, createPasswordVerifier } from '../session/password';
import { revokeTokens } from '../session/tokens';
import { findUserByPhone } from '../session/users';
import { verifyCode, consumeCode, wrongCodeError } from '../sms/codes';

/** A new password for whoever holds the phone; ends all sessions and any lock, of the login and of one's own password (R7.17). */
export function registerPasswordReset(app: FastifyInstance): void {
  const { database, encryption } = app.platform;
  const isPasswordOf = createPasswordVerifier();
  registerEndpoint(app, passwordReset, ({ phone, code, password }, context) =>
    withEntryRateLimit(app, context, async () => {
      const { now } = context;
      const proof = await verifyCode(database, encryption, { phone, purpose: 'reset', code }, now);
      const user = await findUserByPhone(database, phone);
      // Nobody got that code; whoever guessed it learns nothing.
      if (!user) throw wrongCodeError();
      if (await isPasswordOf(user.passwordHash, password)) throw samePasswordError();
      const passwordHash = await hashPassword(password);
      await database.transaction(async (transaction) => {
        await consumeCode(transaction, proof);
        await changePassword(transaction, user.id, passwordHash, now);
        await revokeTokens(transaction, user.id, now);
        await clearAttempts(transaction, usernameKey(user.username));
        await clearAttempts(transaction, ownPasswordKey(user.id));
      });
      return null;
    }),
  );
}
