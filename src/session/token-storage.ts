import { cookieStorage, prefixedStorage, webStorage, type KeyedStorage } from '@/shared/lib/storage';

export type StorageKind = 'local' | 'session' | 'cookie';

/** The storage a kind stands for, under a prefix (R9.13). */
export function storageOf(kind: StorageKind, prefix: string): KeyedStorage {
  if (kind === 'cookie') return prefixedStorage(cookieStorage(document), prefix);
  return prefixedStorage(
    webStorage(() => (kind === 'local' ? localStorage : sessionStorage)),
    prefix,
  );
}

/** Where the portal's own token lives between two visits. */
export interface TokenStorage {
  read(): string | null;
  write(token: string): void;
  clear(): void;
  /** The name it is stored under, as a `storage` event of another tab tells it. */
  readonly key: string;
}

export function tokenStorage(storage: KeyedStorage, name: string, prefix: string): TokenStorage {
  return {
    read: () => storage.get(name) || null,
    write: (token) => {
      storage.set(name, token);
    },
    clear: () => {
      storage.remove(name);
    },
    key: prefix + name,
  };
}
