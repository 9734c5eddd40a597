import type { Database } from '../../db/database';
import { PlatformFault } from '../../http/fault';
import { changeUser } from './users';

/** Stores a new password's hash; its age counts from now. */
export async function changePassword(
  database: Database,
  userId: bigint,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await changeUser(database, userId, { passwordHash, passwordChangedAt: now });
}

/** The answer to a new password that is the present one. */
export function samePassword(): PlatformFault {
  return new PlatformFault('A0240', '新密码不能与当前密码相同');
}
