import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { captchaPayload, type CaptchaPayload } from '@/contracts/captcha';
import type { ResponseOf } from '@/contracts/call';
import type { captchaChallenge } from '@/contracts/captcha';
import { limits } from '@/contracts/limits';
import type { Encryption } from '../../encryption/encryption';

type Challenge = ResponseOf<typeof captchaChallenge>;

/** Ends in a sign that is no digit, or digits could move from the salt to the number and prolong its life. */
const saltPattern = /^[0-9a-f]{24}\?expires=(\d{10})&$/;

/**
 * Makes a challenge in the manner of ALTCHA. Nothing is stored: the signature says that it is ours.
 * @param cost how many hashes finding the number takes at most; half of them on average
 */
export function createChallenge(encryption: Encryption, cost: number, now: Date): Challenge {
  const expires = Math.floor(now.getTime() / 1000) + limits.captchaSeconds;
  const salt = `${randomBytes(12).toString('hex')}?expires=${expires}&`;
  const challenge = workHash(salt, randomInt(cost + 1));
  return {
    algorithm: 'SHA-256',
    challenge,
    salt,
    maxNumber: cost,
    signature: sign(encryption, salt, challenge),
    expiresAt: new Date(expires * 1000).toISOString(),
  };
}

/** The challenge a solution solves and the end of its life, or `null` if it is wrong, not ours, or too late. */
export function verifySolution(
  encryption: Encryption,
  solution: string,
  now: Date,
): { challenge: string; expiresAt: Date } | null {
  const answer = unpack(solution);
  const expires = Number(saltPattern.exec(answer?.salt ?? '')?.[1]);
  if (!answer || !(expires * 1000 > now.getTime())) return null;
  const { salt, challenge, number, signature } = answer;
  const ours = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(encryption, salt, challenge)));
  return ours && workHash(salt, number) === challenge
    ? { challenge, expiresAt: new Date(expires * 1000) }
    : null;
}

function workHash(salt: string, number: number): string {
  return createHash('sha256').update(`${salt}${number}`).digest('hex');
}

function sign(encryption: Encryption, salt: string, challenge: string): string {
  return encryption.keyedHash('captcha', `${salt} ${challenge}`);
}

function unpack(solution: string): CaptchaPayload | null {
  try {
    const parsed = captchaPayload.safeParse(JSON.parse(Buffer.from(solution, 'base64').toString()));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
