import type { PendingProgress, ProgressDb } from './progress-db';

/** What the platform has not taken yet: what is in the store, and what this page noted beside it. */
export interface PendingQueue {
  list(): Promise<PendingProgress[]>;
  /** Changes an entry here at once, and in the store as soon as it can; `null` removes it. */
  update(lessonId: string, next: (old: PendingProgress | undefined) => PendingProgress | null): Promise<void>;
  /** What this page noted: at hand where the store fails, or the page goes at once. */
  recorded(): PendingProgress[];
}

/** @param onNotPersistent told when the store fails, so that what is noted lives as long as the page */
export function createPendingQueue(
  user: string,
  store: ProgressDb,
  onNotPersistent: () => void,
): PendingQueue {
  const noted = new Map<string, PendingProgress>();
  return {
    async list() {
      const kept = await store.forUser(user).catch((): PendingProgress[] => []);
      const known = new Set(kept.map(({ lessonId }) => lessonId));
      return [...kept, ...[...noted.values()].filter(({ lessonId }) => !known.has(lessonId))];
    },
    async update(lessonId, next) {
      const mine = next(noted.get(lessonId));
      if (mine) noted.set(lessonId, mine);
      else noted.delete(lessonId);
      await store.update(user, lessonId, next).catch(onNotPersistent);
    },
    recorded: () => [...noted.values()],
  };
}
