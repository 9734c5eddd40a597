/** Storage of small texts that outlives the page. Never throws, although storage may be full or blocked. */
export interface KeyedStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Storage whose keys have a prefix, to keep them apart from a host's keys. */
export function prefixedStorage(storage: KeyedStorage, prefix: string): KeyedStorage {
  return {
    get: (key) => storage.get(prefix + key),
    set: (key, value) => {
      storage.set(prefix + key, value);
    },
    remove: (key) => {
      storage.remove(prefix + key);
    },
  };
}

/** The browser's local or session storage. `area` is called on each access, because reading the property may throw. */
export function webStorage(area: () => Storage): KeyedStorage {
  return {
    get: (key) => ignoreErrors(() => area().getItem(key)) ?? null,
    set: (key, value) => {
      ignoreErrors(() => {
        area().setItem(key, value);
      });
    },
    remove: (key) => {
      ignoreErrors(() => {
        area().removeItem(key);
      });
    },
  };
}

/** Session cookies of the whole origin; `Secure` on https. Reading them throws in a sandboxed frame, or when malformed. */
export function cookieStorage(page: Document): KeyedStorage {
  const attributes = `; path=/; SameSite=Strict${page.location.protocol === 'https:' ? '; Secure' : ''}`;
  const write = (key: string, value: string, age = '') => {
    ignoreErrors(() => {
      page.cookie = `${encodeURIComponent(key)}=${encodeURIComponent(value)}${attributes}${age}`;
    });
  };
  const read = (key: string) => {
    const start = `${encodeURIComponent(key)}=`;
    const found = page.cookie.split('; ').find((part) => part.startsWith(start));
    return found && decodeURIComponent(found.slice(start.length));
  };
  return {
    get: (key) => ignoreErrors(() => read(key)) ?? null,
    set: (key, value) => {
      write(key, value);
    },
    remove: (key) => {
      write(key, '', '; max-age=0');
    },
  };
}

/** Storage that ends with the portal: for a session that the host owns, and for tests. */
export function memoryStorage(): KeyedStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      values.set(key, value);
    },
    remove: (key) => {
      values.delete(key);
    },
  };
}

function ignoreErrors<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
