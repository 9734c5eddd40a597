import type { FastifyInstance } from 'fastify';
import { login, logout, userInfo } from '@/contracts/session';
import { registerCall } from '../../http/register-call';
import { clearAttempts, nameKey, takeAttempt, wrongPassword } from './attempts';
import { guardEntry } from './guarded-entry';
import { openSession, recordAttempt } from './open-session';
import { makePasswordCheck } from './password';
import { signedIn, signedInUser } from './signed-in';
import { revokeToken } from './tokens';
import { findUserByName } from './users';

/** Sign-in by password, who is signed in, sign-out. */
export function registerSession(app: FastifyInstance): void {
  const { database, settings } = app.platform;
  const isPasswordOf = makePasswordCheck();

  registerCall(app, login, ({ username, password }, context) =>
    guardEntry(app, context, async () => {
      const { now } = context;
      const user = await findUserByName(database, username);
      const key = nameKey(username);
      const standing = await takeAttempt(database, key, settings, now).catch(async (fault: unknown) => {
        await recordAttempt(database, user?.id, { method: 'password', result: 'locked' }, context);
        throw fault;
      });
      // One answer in one time for a wrong name and a wrong password: neither tells which names exist.
      const fits = await isPasswordOf(user?.passwordHash ?? null, password);
      if (!user || !fits) {
        await recordAttempt(database, user?.id, { method: 'password', result: 'wrongPassword' }, context);
        throw wrongPassword(standing, '用户名或密码错误', now);
      }
      await clearAttempts(database, key);
      return openSession(database, settings, user.id, 'password', context);
    }),
  );

  registerCall(app, userInfo, async (_input, context) => {
    const { username, avatar, gender, roles, permissions } = await signedInUser(database, context);
    return { username, avatar, gender, roles, permissions };
  });

  registerCall(app, logout, async (_input, context) => {
    await revokeToken(database, signedIn(context).tokenHash, context.now);
    return null;
  });
}
