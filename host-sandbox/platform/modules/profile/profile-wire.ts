import type { ResponseOf } from '@/contracts/call';
import { maskIdNumber, maskPhone } from '@/contracts/masks';
import type { profile } from '@/contracts/profile';
import type { Vault } from '../../vault/vault';
import type { User } from '../session/users';

/** The place an ID number is sealed for: a row copied to another user does not open. */
export function idNumberPlace(userId: bigint): string {
  return `users.id_number:${userId}`;
}

/** The ID number in full, for masking and for its owner's export. */
export function openIdNumber({ id, idNumberSealed }: User, vault: Vault): string | null {
  return idNumberSealed && vault.open(idNumberSealed, idNumberPlace(id));
}

/** What leaves the platform of a user for that user. */
export function toProfile(user: User, vault: Vault): ResponseOf<typeof profile> {
  const { username, avatar, realName, gender, hospital, department, jobTitle, email } = user;
  const idNumber = openIdNumber(user, vault);
  const wanted = [realName, hospital, department, jobTitle, email];
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
    registeredAt: user.registeredAt.toISOString(),
    passwordChangedAt: user.passwordChangedAt.toISOString(),
    complete: gender !== 'unknown' && wanted.every((value) => value !== null && value !== ''),
  };
}
