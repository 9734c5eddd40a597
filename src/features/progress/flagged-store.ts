import type { KeyedStorage } from '@/shared/lib/storage';
import { keptFlag } from './kept-flag';
import { openProgressStore, type ProgressStore } from './progress-store';

/** The store, with the flag beside it that tells the next start of the portal whether to look into it. */
export async function openFlaggedStore(storage: KeyedStorage): Promise<ProgressStore> {
  const store = await openProgressStore();
  if (!store.durable) return store;
  await clearIfEmpty(store, storage);
  return {
    ...store,
    async change(user, lessonId, next) {
      // first, so that nothing is ever kept without it
      keptFlag.set(storage);
      let isKept = true;
      await store.change(user, lessonId, (old) => {
        const changed = next(old);
        isKept = changed !== null;
        return changed;
      });
      if (!isKept) await clearIfEmpty(store, storage);
    },
  };
}

/** A flag that stays too long costs a look; one that is missing leaves progress lying. */
async function clearIfEmpty(store: ProgressStore, storage: KeyedStorage): Promise<void> {
  const isEmpty = () => store.isEmpty().catch(() => false);
  if (!(await isEmpty())) return;
  keptFlag.clear(storage);
  // another tab may have kept something meanwhile
  if (!(await isEmpty())) keptFlag.set(storage);
}
