import { cookieStorage, prefixedStorage, webStorage, type KeyedStorage } from '@/shared/lib/storage';

export type StorageKind = 'local' | 'session' | 'cookie';

/** The storage of a kind, with a key prefix (R9.13). */
export function storageFor(kind: StorageKind, prefix: string): KeyedStorage {
  if (kind === 'cookie') return prefixedStorage(cookieStorage(document), prefix);
  return prefixedStorage(
    webStorage(() => (kind === 'local' ? localStorage : sessionStorage)),
    prefix,
  );
}

/** Storage of the portal's own token between visits. */
export interface TokenStorage {
  /** The token; an empty text after `expire`, null if there is none. */
  read(): string | null;
  write(token: string): void;
  clear(): void;
  /**
   * Removes an expired token, so that other tabs can distinguish it from a sign-out: they see an empty text first. In a
   * cookie, which has no change events, the empty text stays.
   */
  expire(): void;
  /** Complete storage key, as in the `storage` event of another tab. */
  readonly key: string;
  readonly kind: StorageKind;
}

/**
 * Stores the token of the portal's own session under one key.
 * @param storage adds the prefix to its keys, see `storageFor`
 * @param kind that of the storage; in a cookie an expired token leaves an empty text
 * @param name key without the prefix
 * @param prefix only for `key`, which other tabs compare
 */
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
