import { jsonText } from '@/contracts/json-text';
import type { KeyedStorage } from './storage';

/** A cached value is valid for the version, language and user that it was loaded for. */
export interface CacheScope {
  version: string;
  language: string;
  user: string;
}

export interface ScopedCache {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  clear(keys: readonly string[]): void;
}

const stampsKey = 'cache_stamps';

/**
 * A cache of JSON values under their own storage keys; scope and time of each are under `cache_stamps`. A value counts
 * as missing when its scope differs or it is older than `hours`.
 * @param scope returns the current scope of a key
 */
export function createScopedCache(
  storage: KeyedStorage,
  scope: (key: string) => CacheScope,
  hours: number,
  now: () => number,
): ScopedCache {
  const stampOf = (key: string) => {
    const { version, language, user } = scope(key);
    return [version, language, user].join('|');
  };
  const stamps = () => asStamps(parse(storage.get(stampsKey)));
  return {
    read(key) {
      const stamp = stamps()[key];
      if (stamp?.for !== stampOf(key) || now() - stamp.at >= hours * 3_600_000 || stamp.at > now())
        return undefined;
      return parse(storage.get(key));
    },
    write(key, value) {
      // full storage refuses the new value, and the old one may belong to another user
      storage.remove(key);
      storage.set(key, jsonText(value));
      storage.set(stampsKey, jsonText({ ...stamps(), [key]: { for: stampOf(key), at: now() } }));
    },
    clear(keys) {
      for (const key of keys) storage.remove(key);
      storage.set(
        stampsKey,
        jsonText(Object.fromEntries(Object.entries(stamps()).filter(([key]) => !keys.includes(key)))),
      );
    },
  };
}

type Stamps = Partial<Record<string, { for: string; at: number }>>;

function asStamps(value: unknown): Stamps {
  return typeof value === 'object' && value !== null ? value : {};
}

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
