import type { ResponseOf } from '@/contracts/call';
import { maskIdNumber, maskPhone } from '@/contracts/masks';
import type { profile } from '@/contracts/profile';
import type { Encryption } from '../../encryption/encryption';
import type { PlatformDeps } from '../../platform-deps';
import { confirmedEmailOf, type User } from '../session/users';

/** Encryption context of an ID number: a row copied to another user does not decrypt. */
export function idNumberContext(userId: bigint): string {
  return `users.id_number:${userId}`;
}

/** The full ID number, for masking and for its owner's export. */
export function decryptIdNumber({ id, idNumberSealed }: User, encryption: Encryption): string | null {
  return idNumberSealed && encryption.decrypt(idNumberSealed, idNumberContext(id));
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
export function toProfile(
  user: User,
  { encryption, deliverEmail }: Pick<PlatformDeps, 'encryption' | 'deliverEmail'>,
): ResponseOf<typeof profile> {
  const { username, avatar, realName, gender, hospital, department, jobTitle, email } = user;
  const idNumber = decryptIdNumber(user, encryption);
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
    emailConfirmed: deliverEmail && email !== null ? confirmedEmailOf(user) !== null : null,
    registeredAt: user.registeredAt.toISOString(),
    passwordChangedAt: user.passwordChangedAt.toISOString(),
    complete: missingFields(user).length === 0,
  };
}
