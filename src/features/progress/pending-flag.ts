import type { KeyedStorage } from '@/shared/lib/storage';

const key = 'progress-kept';

/** Set while the progress database is not empty: without it, the portal starts without loading the database code. */
export const pendingFlag = {
  isSet: (storage: KeyedStorage) => storage.get(key) !== null,
  set(storage: KeyedStorage) {
    if (!pendingFlag.isSet(storage)) storage.set(key, '1');
  },
  clear(storage: KeyedStorage) {
    storage.remove(key);
  },
};
