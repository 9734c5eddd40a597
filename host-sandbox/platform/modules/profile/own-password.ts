import type { FastifyInstance } from 'fastify';
import type { RequestContext } from '../../http/register-endpoint';
import {
  clearAttempts,
  ownPasswordKey,
  consumePasswordAttempt,
  wrongPasswordError,
} from '../session/password-attempts';
import { createPasswordVerifier } from '../session/password';
import { currentUser } from '../session/current-user';
import type { User } from '../session/users';

/**
 * Makes the check of a signed-in user's own password. It counts apart from the login: a found session must not be
 * good for guessing the password, nor may strangers who fail at the login keep its owner from changing it.
 */
export function createOwnPasswordCheck(app: FastifyInstance) {
  const { database, settings } = app.platform;
  const isPasswordOf = createPasswordVerifier();
  return async (password: string, message: string, context: RequestContext): Promise<User> => {
    const user = await currentUser(database, context);
    const key = ownPasswordKey(user.id);
    const standing = await consumePasswordAttempt(database, key, settings, context.now);
    if (!(await isPasswordOf(user.passwordHash, password)))
      throw wrongPasswordError(standing, message, context.now);
    await clearAttempts(database, key);
    return user;
  };
}
