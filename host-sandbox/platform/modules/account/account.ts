import type { FastifyInstance } from 'fastify';
import { passwordTime } from '@/contracts/session';
import { registerEndpoint } from '../../http/register-endpoint';
import { isPasswordExpired } from '../../password-age';
import { currentSession } from '../session/current-user';
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

  registerEndpoint(app, passwordTime, (_input, context) => {
    const { passwordChangedAt } = currentSession(context);
    return Promise.resolve({
      expired: isPasswordExpired(passwordChangedAt, passwordDays, context.now),
      changedAt: passwordChangedAt.toISOString(),
      maxAgeDays: passwordDays,
    });
  });
}
