import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB, two passes, one lane: the OWASP Password Storage Cheat Sheet's minimum. */
const cost = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** The hash a password is stored as, its salt and cost included. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Makes a check that takes the same time whether or not there is a hash to compare with. */
export function createPasswordVerifier(): (stored: string | null, password: string) => Promise<boolean> {
  const nobodys = hashPassword(randomBytes(16).toString('hex'));
  return async (stored, password) => {
    const fits = await verify(stored ?? (await nobodys), password);
    return fits && stored !== null;
  };
}
