import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { FastifyInstance } from 'fastify';
import { captchaChallenge, captchaPayload, type CaptchaPayload } from '@/contracts/captcha';
import { limits } from '@/contracts/limits';
import { usedCaptchas } from '../../core/db/account-schema';
import type { Database } from '../../core/db/database';
import { isInForce } from '../../core/db/in-force';
import type { Encryption } from '../../core/encryption/encryption';
import { registerEndpoint } from '../../core/http/register-endpoint';
import type { VerifyCaptcha } from '../../core/platform-deps';

/** Issues challenges of the ALTCHA protocol, version 1. Nothing is stored: the signature proves that they are ours. */
export function registerCaptcha(app: FastifyInstance): void {
  const { encryption, settings } = app.platform;
  registerEndpoint(app, captchaChallenge, async (_input, { now }) => {
    const expires = new Date(Math.floor(now.getTime() / 1000 + limits.captchaSeconds) * 1000);
    const { challenge, salt, signature } = await createChallenge({
      algorithm: 'SHA-256',
      hmacKey: hmacKeysOf(encryption)[0],
      maxNumber: settings.captchaCost,
      expires,
    });
    return {
      algorithm: 'SHA-256',
      challenge,
      salt,
      signature,
      maxNumber: settings.captchaCost,
      expiresAt: expires.toISOString(),
    };
  });
}

/** Creates the check of this platform's own captcha; a solution is accepted once, also when it is sent concurrently. */
export function createCaptchaVerifier(database: Database, encryption: Encryption): VerifyCaptcha {
  return async (solution, now) => {
    const payload = parsePayload(solution);
    if (!payload) return false;
    // The library compares with the system's clock, tests have their own.
    const expiresAt = new Date(Number(extractParams(payload).expires) * 1000);
    if (!isInForce(expiresAt, now, limits.captchaSeconds)) return false;
    const checks = hmacKeysOf(encryption).map((key) => verifySolution(payload, key, false));
    if (!(await Promise.all(checks)).includes(true)) return false;
    const firstUse = await database
      .insert(usedCaptchas)
      .values({ challenge: payload.challenge, expiresAt })
      .onConflictDoNothing()
      .returning({ challenge: usedCaptchas.challenge });
    return firstUse.length === 1;
  };
}

function hmacKeysOf(encryption: Encryption): [string, ...string[]] {
  return encryption.keyedHashes('captcha', '');
}

function parsePayload(solution: string): CaptchaPayload | null {
  try {
    const parsed = captchaPayload.safeParse(JSON.parse(Buffer.from(solution, 'base64').toString()));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
