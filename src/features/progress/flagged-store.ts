import type { KeyedStorage } from '@/shared/lib/storage';
import { pendingFlag } from './pending-flag';
import { openProgressDb, type ProgressDb } from './progress-db';

/** The store, with the flag beside it that tells the next start of the portal whether to look into it. */
export async function openFlaggedProgressDb(storage: KeyedStorage): Promise<ProgressDb> {
  const store = await openProgressDb();
  if (!store.persistent) return store;
  await clearIfEmpty(store, storage);
  return {
    ...store,
    async update(user, lessonId, next) {
      // first, so that nothing is ever kept without it
      pendingFlag.set(storage);
      let isKept = true;
      await store.update(user, lessonId, (old) => {
        const changed = next(old);
        isKept = changed !== null;
        return changed;
      });
      if (!isKept) await clearIfEmpty(store, storage);
    },
  };
}

/** A flag that stays too long costs a look; one that is missing leaves progress lying. */
async function clearIfEmpty(store: ProgressDb, storage: KeyedStorage): Promise<void> {
  const isEmpty = () => store.isEmpty().catch(() => false);
  if (!(await isEmpty())) return;
  pendingFlag.clear(storage);
  // another tab may have kept something meanwhile
  if (!(await isEmpty())) pendingFlag.set(storage);
}
