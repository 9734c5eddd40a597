import * as z from 'zod/mini';
import { defineCall } from './call';
import { dateTime } from './fields';

/**
 * A proof of work in the manner of ALTCHA: find the number from 0 to `maxNumber` whose text, put after `salt`, has
 * the SHA-256 (hexadecimal) `challenge`. Whoever sends an SMS first spends a second of computing; nobody has to read
 * a picture.
 */
export const captchaChallenge = defineCall({
  path: '/{product}2/portal/captcha/challenge',
  summary: '取得工作量证明形式的人机验证题目，一题只能用一次',
  access: 'public',
  request: z.object({}),
  response: z.object({
    algorithm: z.literal('SHA-256'),
    challenge: z.string(),
    salt: z.string(),
    maxNumber: z.int(),
    signature: z.string(),
    /** After this moment the solution is refused. */
    expiresAt: dateTime,
  }),
  readOnly: false,
});

/**
 * What travels in the `captcha` field of other calls: this object as JSON, as base64. Everything but `number` is
 * given back as it came.
 */
export const captchaPayload = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  salt: z.string().check(z.maxLength(200)),
  number: z.int().check(z.gte(0)),
  signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type CaptchaPayload = z.infer<typeof captchaPayload>;

/** The text of a solved captcha as calls take it. */
export function encodeCaptchaPayload({
  algorithm,
  challenge,
  salt,
  number,
  signature,
}: CaptchaPayload): string {
  return btoa(JSON.stringify({ algorithm, challenge, salt, number, signature }));
}
