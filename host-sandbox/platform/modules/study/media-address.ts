import { timingSafeEqual } from 'node:crypto';
import { limits } from '@/contracts/limits';
import type { Encryption } from '../../encryption/encryption';

/** A file of a lesson, for one session, until a moment in whole seconds since 1970. */
export interface MediaGrant {
  readonly sessionId: string;
  readonly lessonId: string;
  readonly file: string;
  readonly expires: number;
}

/** When an address made now ends, in whole seconds. */
export function grantExpiry(now: Date): number {
  return Math.floor(now.getTime() / 1000) + limits.mediaUrlSeconds;
}

/** The address of a file, signed: nothing in it can be changed. It names the session by its number, never by its token. */
export function signedMediaUrl(encryption: Encryption, grant: MediaGrant): string {
  const { sessionId, lessonId, file, expires } = grant;
  const query = new URLSearchParams({
    session: sessionId,
    expires: `${expires}`,
    signature: sign(encryption, grant),
  });
  return `/media/lesson/${lessonId}/${file}?${query.toString()}`;
}

/** True for an address that the platform made and whose time is not over. */
export function isValidGrant(
  encryption: Encryption,
  grant: MediaGrant,
  signature: string,
  now: Date,
): boolean {
  const [given, ours] = [Buffer.from(signature), Buffer.from(sign(encryption, grant))];
  return given.length === ours.length && timingSafeEqual(given, ours) && grant.expires * 1000 > now.getTime();
}

function sign(encryption: Encryption, { sessionId, lessonId, file, expires }: MediaGrant): string {
  return encryption.keyedHash('lesson-media', [sessionId, lessonId, file, expires].join(' '));
}
