import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { eq, type SQL } from 'drizzle-orm';
import { users } from '../../core/db/account-schema';
import type { Database } from '../../core/db/database';
import { ApiError } from '../../core/http/api-error';
import { updateUser, type User } from './users';

/** argon2id with 19 MiB, two passes, one lane: the OWASP Password Storage Cheat Sheet's minimum. */
const cost = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** The stored hash of a password, with salt and cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Creates a password check that takes the same time without a stored hash. */
export function createPasswordVerifier(): (stored: string | null, password: string) => Promise<boolean> {
  const dummyHash = hashPassword(randomBytes(16).toString('hex'));
  return async (stored, password) => {
    const isRight = await verify(stored ?? (await dummyHash), password);
    return isRight && stored !== null;
  };
}

/**
 * Stores a new password's hash; its age counts from now.
 * @param proof what must still be true of the user
 * @throws ApiError A0401 when it is not, or the account is closed
 */
export async function changePassword(
  database: Database,
  userId: bigint,
  passwordHash: string,
  now: Date,
  proof?: SQL,
): Promise<void> {
  await updateUser(database, userId, { passwordHash, passwordChangedAt: now }, proof);
}

/**
 * Proves that the user's password is still the one that was checked: a reset meanwhile invalidates actions started with
 * the old password.
 */
export function hasPasswordOf({ passwordHash }: Pick<User, 'passwordHash'>): SQL {
  return eq(users.passwordHash, passwordHash);
}

/** The error for a new password that equals the current one. */
export function samePasswordError(): ApiError {
  return new ApiError('A0240', '新密码不能与当前密码相同');
}
