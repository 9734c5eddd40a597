import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../http/register-call';
import { clearAttempts, ownKey, takeAttempt, wrongPassword } from '../session/attempts';
import { makePasswordCheck } from '../session/password';
import { signedInUser } from '../session/signed-in';
import type { User } from '../session/users';

/**
 * Makes the check of a signed-in user's own password. It counts apart from the login: a found session must not be
 * good for guessing the password, nor may strangers who fail at the login keep its owner from changing it.
 */
export function makeOwnPasswordCheck(app: FastifyInstance) {
  const { database, settings } = app.platform;
  const isPasswordOf = makePasswordCheck();
  return async (password: string, message: string, context: CallContext): Promise<User> => {
    const user = await signedInUser(database, context);
    const key = ownKey(user.id);
    const standing = await takeAttempt(database, key, settings, context.now);
    if (!(await isPasswordOf(user.passwordHash, password)))
      throw wrongPassword(standing, message, context.now);
    await clearAttempts(database, key);
    return user;
  };
}
