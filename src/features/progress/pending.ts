import type { Entry, ProgressStore } from './progress-store';

/** What the platform has not taken yet: what is in the store, and what this page noted beside it. */
export interface Pending {
  find(): Promise<Entry[]>;
  /** Changes an entry here at once, and in the store as soon as it can; `null` removes it. */
  keep(lessonId: string, next: (old: Entry | undefined) => Entry | null): Promise<void>;
  /** What this page noted: at hand where the store fails, or the page goes at once. */
  noted(): Entry[];
}

/** @param onFleeting told when the store fails, so that what is noted lives as long as the page */
export function createPending(user: string, store: ProgressStore, onFleeting: () => void): Pending {
  const noted = new Map<string, Entry>();
  return {
    async find() {
      const kept = await store.of(user).catch((): Entry[] => []);
      const known = new Set(kept.map(({ lessonId }) => lessonId));
      return [...kept, ...[...noted.values()].filter(({ lessonId }) => !known.has(lessonId))];
    },
    async keep(lessonId, next) {
      const mine = next(noted.get(lessonId));
      if (mine) noted.set(lessonId, mine);
      else noted.delete(lessonId);
      await store.change(user, lessonId, next).catch(onFleeting);
    },
    noted: () => [...noted.values()],
  };
}
