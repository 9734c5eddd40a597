import { jsonText } from './json-text';
import * as z from 'zod/mini';
import { defineCall } from './call';
import { dateTime } from './fields';

/**
 * A proof of work as in ALTCHA: find the number from 0 to `maxNumber` for which the SHA-256 of `salt` followed by the
 * number is `challenge` (hexadecimal). It costs a second of computing before an SMS is sent, and no image puzzle.
 */
export const captchaChallenge = defineCall({
  path: '/{product}2/portal/captcha/challenge',
  summary: '取得工作量证明形式的人机验证题目，一题只能用一次',
  access: 'public',
  capability: 'optional',
  givesBrowserCookie: true,
  request: z.object({}),
  response: z.object({
    algorithm: z.literal('SHA-256'),
    challenge: z.string(),
    salt: z.string(),
    maxNumber: z.int(),
    signature: z.string(),
    /** The solution is rejected after this time. */
    expiresAt: dateTime,
  }),
  readOnly: false,
});

/** Content of the `captcha` field of other calls, as base64 of JSON: the challenge with the solution `number`. */
export const captchaPayload = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  salt: z.string().check(z.maxLength(200)),
  number: z.int().check(z.gte(0)),
  signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type CaptchaPayload = z.infer<typeof captchaPayload>;

/** Encodes a solved captcha for the `captcha` field. */
export function encodeCaptchaPayload({
  algorithm,
  challenge,
  salt,
  number,
  signature,
}: CaptchaPayload): string {
  return btoa(jsonText({ algorithm, challenge, salt, number, signature }));
}
