import type { FastifyInstance } from 'fastify';
import { passwordError, passwordErrorRemove, passwordErrorSave } from '@/contracts/account';
import { passwordTime } from '@/contracts/session';
import { isPasswordExpired } from '../../core/http/access';
import { ApiError } from '../../core/http/api-error';
import { registerEndpoint, type RequestContext } from '../../core/http/register-endpoint';
import {
  currentSession,
  currentUser,
  clearAttemptsBefore,
  findAttemptStatus,
  knownBrowserKey,
  networkKey,
  smallerStatus,
  usernameKey,
  isKnownBrowser,
  findUserByName,
  normalizeUsername,
} from '../session/port';
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

/**
 * Reports the attempts of a name; the login itself counts failures (R10.49 to R10.51). Before an attempt these are the
 * attempts of the caller's network alone: failures elsewhere lock no owner out of it, and whether they do must not show,
 * for that would tell who signs in from it. After a failure they are those that the login has reported.
 */
export function registerPasswordErrors(app: FastifyInstance): void {
  const { database, settings } = app.platform;

  async function attemptsOf(username: string, { client, now }: RequestContext, isAfterFailure: boolean) {
    const user = await findUserByName(database, username);
    const isKnown = await isKnownBrowser(database, user, client.browser);
    const statusOf = (key: string) => findAttemptStatus(database, key, settings, now);
    const own = await statusOf(
      isKnown && user ? knownBrowserKey(user.id, client.browser) : networkKey(username, client.network),
    );
    const { remaining, lockedUntil } =
      isAfterFailure && !isKnown ? smallerStatus(await statusOf(usernameKey(username)), own) : own;
    return { remaining, limit: settings.lockFailures, lockedUntil: lockedUntil?.toISOString() ?? null };
  }
  registerEndpoint(app, passwordErrorSave, ({ username }, context) => attemptsOf(username, context, true));
  registerEndpoint(app, passwordError, ({ username }, context) => attemptsOf(username, context, false));

  registerEndpoint(app, passwordErrorRemove, async ({ username }, context) => {
    const user = await currentUser(database, context);
    if (username !== undefined && normalizeUsername(username) !== normalizeUsername(user.username))
      throw new ApiError('A0403', '只能清除本人的密码错误次数');
    // A session must not allow more password guesses: failures after its sign-in stay.
    const { browser, network } = context.client;
    const { username: name } = user;
    for (const key of [usernameKey(name), networkKey(name, network), knownBrowserKey(user.id, browser)])
      await clearAttemptsBefore(database, key, currentSession(context).openedAt);
    return null;
  });
}
