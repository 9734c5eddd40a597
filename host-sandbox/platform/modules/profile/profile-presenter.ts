import type { FastifyInstance } from 'fastify';
import type { ResponseOf } from '@/contracts/call';
import { maskIdNumber, maskPhone } from '@/contracts/masks';
import type { profile } from '@/contracts/profile';
import { loggableError } from '../../core/http/error-handler';
import type { RequestContext } from '../../core/http/register-endpoint';
import { confirmedEmailOf, type User } from '../session/port';

/** Encryption context of an ID number: a row copied to another user does not decrypt. */
export function idNumberContext(userId: bigint): string {
  return `users.id_number:${userId}`;
}

/** The platform, and the request that reads. */
type Reader = Pick<FastifyInstance, 'platform' | 'log'> & Pick<RequestContext, 'requestId'>;

export const readerOf = ({ platform, log }: FastifyInstance, { requestId }: RequestContext): Reader => ({
  platform,
  log,
  requestId,
});

/**
 * The full ID number, for masking and for its owner's export. One that no key decrypts is logged, and null as a missing
 * one, so that its owner can enter it again.
 */
export function decryptIdNumber(
  { id, idNumberSealed }: User,
  { platform, log, requestId }: Reader,
): string | null {
  if (idNumberSealed === null) return null;
  try {
    return platform.encryption.decrypt(idNumberSealed, idNumberContext(id));
  } catch (error) {
    log.error({ requestId, user: String(id), error: loggableError(error) }, 'ID number not readable');
    return null;
  }
}

/** Names of empty profile fields; the ID number is optional. */
export function missingFields(user: User): string[] {
  const { realName, hospital, department, jobTitle, email } = user;
  const required = {
    gender: user.gender === 'unknown' ? '' : user.gender,
    realName,
    hospital,
    department,
    jobTitle,
    email,
  };
  return Object.entries(required).flatMap(([name, value]) => (value ? [] : [name]));
}

/** The profile for its owner. */
export function toProfile(user: User, reader: Reader): ResponseOf<typeof profile> {
  const { username, avatar, realName, gender, hospital, department, jobTitle, email } = user;
  const idNumber = decryptIdNumber(user, reader);
  return {
    username,
    phone: user.phone === null ? '' : maskPhone(user.phone),
    idNumber: idNumber && maskIdNumber(idNumber),
    avatar,
    realName,
    gender,
    hospital,
    department,
    jobTitle,
    email,
    emailConfirmed: reader.platform.deliverEmail && email !== null ? confirmedEmailOf(user) !== null : null,
    registeredAt: user.registeredAt.toISOString(),
    passwordChangedAt: user.passwordChangedAt.toISOString(),
    complete: missingFields(user).length === 0,
  };
}
