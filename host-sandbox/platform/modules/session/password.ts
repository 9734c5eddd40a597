import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Database } from '../../db/database';
import { ApiError } from '../../http/api-error';
import { updateUser } from './users';

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

/** Stores a new password's hash; its age counts from now. */
export async function changePassword(
  database: Database,
  userId: bigint,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await updateUser(database, userId, { passwordHash, passwordChangedAt: now });
}

/** The error for a new password that equals the current one. */
export function samePasswordError(): ApiError {
  return new ApiError('A0240', '新密码不能与当前密码相同');
}
