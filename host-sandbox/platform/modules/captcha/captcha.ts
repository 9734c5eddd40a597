import type { FastifyInstance } from 'fastify';
import { captchaChallenge } from '@/contracts/captcha';
import { registerCall } from '../../http/register-call';
import { makeChallenge } from './proof-of-work';

/** Gives out challenges; with another vendor's captcha nobody asks for them. */
export function registerCaptcha(app: FastifyInstance): void {
  const { vault, settings } = app.platform;
  registerCall(app, captchaChallenge, (_input, { now }) =>
    Promise.resolve(makeChallenge(vault, settings.captchaCost, now)),
  );
}
