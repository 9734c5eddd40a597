import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps what a copy of the database must not give away. */
export interface Encryption {
  /** Encrypts a text for one place, such as `users.id_number:7`; it opens nowhere else. */
  encrypt(text: string, place: string): string;
  /** The text of `seal`. @throws Error when it was sealed with another key, for another place, or changed */
  decrypt(sealed: string, place: string): string;
  /** A keyed hash, hexadecimal, for what is too short to be hashed plainly; `use` keeps hashes of different uses apart. */
  keyedHash(use: string, text: string): string;
}

const version = 'v1';

/**
 * AES-256-GCM and HMAC-SHA-256 under keys derived from one.
 * @param key 32 random bytes
 */
export function createEncryption(key: Buffer): Encryption {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, 32));
  const sealing = derive('seal');
  const hashing = derive('hash');
  return {
    encrypt(text, place) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(place));
      const parts = [nonce, cipher.update(text, 'utf8'), cipher.final()];
      return `${version}.${Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64url')}`;
    },
    decrypt(sealed, place) {
      const [found, body = ''] = sealed.split('.');
      if (found !== version) throw new Error('sealed in an unknown way');
      const bytes = Buffer.from(body, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, 12), { authTagLength: 16 })
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(-16));
      return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
    },
    keyedHash: (use, text) => createHmac('sha256', hashing).update(`${use}\0${text}`).digest('hex'),
  };
}
