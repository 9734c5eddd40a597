import type { FastifyInstance } from 'fastify';
import { login, logout, userInfo } from '@/contracts/session';
import { registerEndpoint } from '../../http/register-endpoint';
import {
  clearAttempts,
  loginKey,
  consumePasswordAttempt,
  wrongPasswordError,
  withEntryRateLimit,
} from './login-limits';
import { openSession, recordLogin, revokeToken } from './session-queries';
import { createPasswordVerifier, hasPasswordOf } from './password';
import { currentSession, currentUser } from './current-user';
import { findUserByName } from './users';

const wrongCredentials = '用户名或密码错误';

/** Sign-in by password, current user, sign-out. */
export function registerSession(app: FastifyInstance): void {
  const { database, settings } = app.platform;
  const isPasswordOf = createPasswordVerifier();

  registerEndpoint(app, login, async ({ username, password }, context) => {
    const user = await findUserByName(database, username);
    return withEntryRateLimit(app, context, user, async () => {
      const { now } = context;
      const key = await loginKey(database, username, user, context.client);
      const attempts = await consumePasswordAttempt(database, key, settings, now).catch(
        async (error: unknown) => {
          await recordLogin(database, user?.id, { method: 'password', result: 'locked' }, context);
          throw error;
        },
      );
      // Same message and same time for a wrong name and a wrong password, so that neither reveals which names exist.
      const isRight = await isPasswordOf(user?.passwordHash ?? null, password);
      if (!user || !isRight) {
        await recordLogin(database, user?.id, { method: 'password', result: 'wrongPassword' }, context);
        throw wrongPasswordError(attempts, wrongCredentials, now);
      }
      await clearAttempts(database, key);
      const proof = hasPasswordOf(user);
      const opened = await openSession(
        database,
        settings,
        { userId: user.id, method: 'password', proof },
        context,
      );
      // The password was changed while it was checked.
      if (!opened) throw wrongPasswordError(attempts, wrongCredentials, now);
      return opened;
    });
  });

  registerEndpoint(app, userInfo, async (_input, context) => {
    const { username, avatar, gender, roles, permissions } = await currentUser(database, context);
    return { username, avatar, gender, roles, permissions };
  });

  registerEndpoint(app, logout, async (_input, context) => {
    await revokeToken(database, currentSession(context).tokenHash, context.now);
    return null;
  });
}
