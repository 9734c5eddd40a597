import type { FastifyInstance } from 'fastify';
import { login, logout, userInfo } from '@/contracts/session';
import { registerEndpoint } from '../../core/http/register-endpoint';
import { countLoginAttempt } from './login-attempt';
import { withEntryRateLimit } from './login-limits';
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
      const attempt = await countLoginAttempt(app, { username, user }, context);
      // Same message and same time for a wrong name, a wrong password and a lock, so that none reveals which names exist.
      const isRight = await isPasswordOf(attempt.refusal ? null : (user?.passwordHash ?? null), password);
      if (!user || !isRight) {
        const result = attempt.refusal ? 'locked' : 'wrongPassword';
        await recordLogin(database, user?.id, { method: 'password', result }, context);
        throw attempt.refusal ?? attempt.wrongPassword(wrongCredentials);
      }
      await attempt.clear();
      const proof = hasPasswordOf(user);
      const signIn = { userId: user.id, method: 'password', proof } as const;
      // A sign-in that fails halfway leaves no session, and ends none.
      const opened = await database.transaction((transaction) =>
        openSession(transaction, settings, signIn, context),
      );
      // The password was changed while it was checked.
      if (!opened) throw attempt.wrongPassword(wrongCredentials);
      return opened;
    });
  });

  registerEndpoint(app, userInfo, async (_input, context) => {
    const { username, avatar, gender, roles, permissions, realName } = await currentUser(database, context);
    return { username, avatar, gender, roles, permissions, realName };
  });

  registerEndpoint(app, logout, async (_input, context) => {
    await revokeToken(database, currentSession(context).tokenHash, context.now);
    return null;
  });
}
