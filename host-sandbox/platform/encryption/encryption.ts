import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Protects what a copy of the database must not reveal. */
export interface Encryption {
  /** Encrypts a text for one context, such as `users.id_number:7`; it decrypts in no other. */
  encrypt(text: string, context: string): string;
  /** Decrypts. @throws Error for another key or context, or an altered ciphertext */
  decrypt(encrypted: string, context: string): string;
  /** A keyed hash (hexadecimal) of short secrets; `use` separates hashes of different uses. */
  keyedHash(use: string, text: string): string;
}

const version = 'v1';

/**
 * AES-256-GCM and HMAC-SHA-256 with keys derived from one.
 * @param key 32 random bytes
 */
export function createEncryption(key: Buffer): Encryption {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, 32));
  const encryptionKey = derive('seal');
  const hashKey = derive('hash');
  return {
    encrypt(text, context) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, nonce).setAAD(Buffer.from(context));
      const parts = [nonce, cipher.update(text, 'utf8'), cipher.final()];
      return `${version}.${Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64url')}`;
    },
    decrypt(encrypted, context) {
      const [found, body = ''] = encrypted.split('.');
      if (found !== version) throw new Error('encrypted in an unknown way');
      const bytes = Buffer.from(body, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', encryptionKey, bytes.subarray(0, 12), {
        authTagLength: 16,
      })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(-16));
      return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
    },
    keyedHash: (use, text) => createHmac('sha256', hashKey).update(`${use}\0${text}`).digest('hex'),
  };
}
