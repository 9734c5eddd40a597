import type { FastifyInstance } from 'fastify';
import { captchaChallenge } from '@/contracts/captcha';
import { registerEndpoint } from '../../http/register-endpoint';
import { createChallenge } from './proof-of-work';

/** Gives out challenges; with another vendor's captcha nobody asks for them. */
export function registerCaptcha(app: FastifyInstance): void {
  const { encryption, settings } = app.platform;
  registerEndpoint(app, captchaChallenge, (_input, { now }) =>
    Promise.resolve(createChallenge(encryption, settings.captchaCost, now)),
  );
}
