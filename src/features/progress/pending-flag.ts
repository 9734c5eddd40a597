import type { KeyedStorage } from '@/shared/lib/storage';

const key = 'progress-kept';

/**
 * A note beside the store that something is kept in it: where there is none, a portal that starts need not load what
 * opens the store.
 */
export const pendingFlag = {
  isSet: (storage: KeyedStorage) => storage.get(key) !== null,
  set(storage: KeyedStorage) {
    if (!pendingFlag.isSet(storage)) storage.set(key, '1');
  },
  clear(storage: KeyedStorage) {
    storage.remove(key);
  },
};
