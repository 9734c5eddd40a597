import type { FastifyInstance } from 'fastify';
import { passwordError, passwordErrorRemove, passwordErrorSave } from '@/contracts/account';
import { PlatformFault } from '../../http/fault';
import { registerCall } from '../../http/register-call';
import { clearAttemptsBefore, nameKey, readStanding } from '../session/attempts';
import { signedIn, signedInUser } from '../session/signed-in';
import { foldName } from '../session/users';

/** Where a name stands with wrong passwords; the login itself counts them (R10.49 to R10.51). */
export function registerPasswordErrors(app: FastifyInstance): void {
  const { database, settings } = app.platform;

  const standingOf = async ({ username }: { username: string }, { now }: { now: Date }) => {
    const standing = await readStanding(database, nameKey(username), settings, now);
    return {
      remaining: standing.remaining,
      limit: settings.lockFailures,
      lockedUntil: standing.lockedUntil?.toISOString() ?? null,
    };
  };
  registerCall(app, passwordErrorSave, standingOf);
  registerCall(app, passwordError, standingOf);

  registerCall(app, passwordErrorRemove, async ({ username }, context) => {
    const user = await signedInUser(database, context);
    if (username !== undefined && foldName(username) !== foldName(user.username))
      throw new PlatformFault('A0403', '只能清除本人的密码错误次数');
    // Who holds a session may guess the password no more often for it: what came later than its sign-in stays.
    await clearAttemptsBefore(database, nameKey(user.username), signedIn(context).openedAt);
    return null;
  });
}
