import { randomBytes } from 'node:crypto';

/** Characters that are not mistaken for each other: no I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number for a message that nobody can guess: 50 random bits. */
export function newReference(): string {
  return `LY${[...randomBytes(10)].map((byte) => alphabet[byte % 32]).join('')}`;
}
