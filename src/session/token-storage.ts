import { cookieStorage, prefixedStorage, webStorage, type KeyedStorage } from '@/shared/lib/storage';

export type StorageKind = 'local' | 'session' | 'cookie';

/** The storage a kind stands for, under a prefix (R9.13). */
export function storageFor(kind: StorageKind, prefix: string): KeyedStorage {
  if (kind === 'cookie') return prefixedStorage(cookieStorage(document), prefix);
  return prefixedStorage(
    webStorage(() => (kind === 'local' ? localStorage : sessionStorage)),
    prefix,
  );
}

/** Where the portal's own token lives between two visits. */
export interface TokenStorage {
  /** The token; the empty text of one that ended by itself, null where there is none. */
  read(): string | null;
  write(token: string): void;
  clear(): void;
  /**
   * Forgets a token that ended by itself, so that other tabs can tell it from a sign-out: they see the empty text. In
   * a cookie, whose changes nobody is told, the empty text stays.
   */
  expire(): void;
  /** The name it is stored under, as a `storage` event of another tab tells it. */
  readonly key: string;
  readonly kind: StorageKind;
}

export function createTokenStorage(
  storage: KeyedStorage,
  kind: StorageKind,
  name: string,
  prefix: string,
): TokenStorage {
  return {
    kind,
    read: () => storage.get(name),
    write: (token) => {
      storage.set(name, token);
    },
    clear: () => {
      storage.remove(name);
    },
    expire: () => {
      storage.set(name, '');
      if (kind !== 'cookie') storage.remove(name);
    },
    key: prefix + name,
  };
}
