import type { FastifyInstance } from 'fastify';
import { passwordTime } from '@/contracts/session';
import { registerCall } from '../../http/register-call';
import { passwordExpired } from '../../password-age';
import { signedIn } from '../session/signed-in';
import { registerCodeLogin } from './code-login';
import { registerPasswordErrors } from './password-errors';
import { registerPasswordReset } from './password-reset';
import { registerRegistration } from './registration';

/** Ways to become somebody: registration, sign-in by code, reset; and how long a password is good. */
export function registerAccount(app: FastifyInstance): void {
  const { passwordDays } = app.platform.settings;
  registerRegistration(app);
  registerCodeLogin(app);
  registerPasswordReset(app);
  registerPasswordErrors(app);

  registerCall(app, passwordTime, (_input, context) => {
    const { passwordChangedAt } = signedIn(context);
    return Promise.resolve({
      expired: passwordExpired(passwordChangedAt, passwordDays, context.now),
      changedAt: passwordChangedAt.toISOString(),
      maxAgeDays: passwordDays,
    });
  });
}
