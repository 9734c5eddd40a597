import type { Database } from '../../db/database';
import { ApiError } from '../../http/api-error';
import { updateUser } from './users';

/** Stores a new password's hash; its age counts from now. */
export async function changePassword(
  database: Database,
  userId: bigint,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await updateUser(database, userId, { passwordHash, passwordChangedAt: now });
}

/** The answer to a new password that is the present one. */
export function samePasswordError(): ApiError {
  return new ApiError('A0240', '新密码不能与当前密码相同');
}
