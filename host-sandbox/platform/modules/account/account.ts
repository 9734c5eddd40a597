import type { FastifyInstance } from 'fastify';
import { passwordError, passwordErrorRemove, passwordErrorSave } from '@/contracts/account';
import { passwordTime } from '@/contracts/session';
import { isPasswordExpired } from '../../http/access';
import { ApiError } from '../../http/api-error';
import { registerEndpoint, type RequestContext } from '../../http/register-endpoint';
import { currentSession, currentUser } from '../session/current-user';
import {
  clearAttemptsBefore,
  findAttemptStatus,
  knownBrowserKey,
  loginKey,
  usernameKey,
} from '../session/login-limits';
import { findUserByName, normalizeUsername } from '../session/users';
import { registerCodeLogin, registerPasswordReset, registerRegistration } from './sms-code-endpoints';

/** Registration, sign-in by code, password reset and password age. */
export function registerAccount(app: FastifyInstance): void {
  const { passwordDays } = app.platform.settings;
  registerRegistration(app);
  registerCodeLogin(app);
  registerPasswordReset(app);
  registerPasswordErrors(app);

  registerEndpoint(app, passwordTime, (_input, context) => {
    const { passwordChangedAt } = currentSession(context);
    return Promise.resolve({
      expired: isPasswordExpired(passwordChangedAt, passwordDays, context.now),
      // a one-time password was never changed by its user
      changedAt: passwordChangedAt.getTime() > 0 ? passwordChangedAt.toISOString() : null,
      maxAgeDays: passwordDays,
    });
  });
}

/** Reports the attempt status of a name; the login itself counts failures (R10.49 to R10.51). */
export function registerPasswordErrors(app: FastifyInstance): void {
  const { database, settings } = app.platform;

  const attemptsOf = async ({ username }: { username: string }, { client, now }: RequestContext) => {
    const user = await findUserByName(database, username);
    const key = await loginKey(database, username, user, client);
    const attempts = await findAttemptStatus(database, key, settings, now);
    return {
      remaining: attempts.remaining,
      limit: settings.lockFailures,
      lockedUntil: attempts.lockedUntil?.toISOString() ?? null,
    };
  };
  registerEndpoint(app, passwordErrorSave, attemptsOf);
  registerEndpoint(app, passwordError, attemptsOf);

  registerEndpoint(app, passwordErrorRemove, async ({ username }, context) => {
    const user = await currentUser(database, context);
    if (username !== undefined && normalizeUsername(username) !== normalizeUsername(user.username))
      throw new ApiError('A0403', '只能清除本人的密码错误次数');
    // A session must not allow more password guesses: failures after its sign-in stay.
    for (const key of [usernameKey(user.username), knownBrowserKey(user.id, context.client.browser)])
      await clearAttemptsBefore(database, key, currentSession(context).openedAt);
    return null;
  });
}
