import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Protects what a copy of the database must not reveal. */
export interface Encryption {
  /** Encrypts a text for one context, such as `users.id_number:7`; it decrypts in no other. */
  encrypt(text: string, context: string): string;
  /** Decrypts, with whichever key encrypted it. @throws Error for another key or context, or an altered ciphertext */
  decrypt(encrypted: string, context: string): string;
  /** Whether the current key encrypted it; false for a former key and for what no key decrypts. */
  isCurrent(encrypted: string, context: string): boolean;
  /** Whether there are former keys, so that some values may have to be encrypted again. */
  readonly hasFormerKeys: boolean;
  /** A keyed hash (hexadecimal) of short secrets; `use` separates hashes of different uses. */
  keyedHash(use: string, text: string): string;
  /** The same hash by every key, the current one first: a signature by a former key is valid until it expires. */
  keyedHashes(use: string, text: string): [string, ...string[]];
}

const version = 'v1';

/** Data keys of 32 random bytes: the first one encrypts, the former ones only decrypt. */
export type DataKeys = readonly [Buffer, ...Buffer[]];

/** Encryption with the first of these keys. */
export function createEncryption([current, ...former]: DataKeys): Encryption {
  const present = encryptionWith(current);
  const earlier = former.map(encryptionWith);
  return {
    ...present,
    hasFormerKeys: earlier.length > 0,
    decrypt(encrypted, context) {
      const fitting = earlier.find(({ isCurrent }) => isCurrent(encrypted, context));
      return (fitting ?? present).decrypt(encrypted, context);
    },
    keyedHashes: (use, text) => [
      present.keyedHash(use, text),
      ...earlier.map(({ keyedHash }) => keyedHash(use, text)),
    ],
  };
}

/** AES-256-GCM and HMAC-SHA-256 with keys derived from one. */
function encryptionWith(key: Buffer): Omit<Encryption, 'hasFormerKeys' | 'keyedHashes'> {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, 32));
  const encryptionKey = derive('seal');
  const hashKey = derive('hash');
  const decrypt = (encrypted: string, context: string) => {
    const [found, body = ''] = encrypted.split('.');
    if (found !== version) throw new Error('encrypted in an unknown way');
    const bytes = Buffer.from(body, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', encryptionKey, bytes.subarray(0, 12), {
      authTagLength: 16,
    })
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(-16));
    return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
  };
  return {
    decrypt,
    isCurrent(encrypted, context) {
      try {
        decrypt(encrypted, context);
        return true;
      } catch {
        return false;
      }
    },
    encrypt(text, context) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, nonce).setAAD(Buffer.from(context));
      const parts = [nonce, cipher.update(text, 'utf8'), cipher.final()];
      return `${version}.${Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64url')}`;
    },
    keyedHash: (use, text) => createHmac('sha256', hashKey).update(`${use}\0${text}`).digest('hex'),
  };
}
