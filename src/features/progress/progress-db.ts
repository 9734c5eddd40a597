import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { mergeRanges, type Range } from '@/contracts/ranges';

/** What somebody did in a lesson that the platform has not taken yet. Nothing in it can be read as a name. */
export interface PendingProgress {
  /** `userKey` of the person; it goes out under nobody else's session (R10.59). */
  user: string;
  lessonId: string;
  ranges: Range[];
  /** Seconds, or pages. */
  position: number;
  /** A document was read to its end. */
  read: boolean;
  /** Milliseconds since 1970 by this computer's clock. */
  changedAt: number;
}

/** Keeps entries, one a person and lesson. */
export interface ProgressDb {
  /** Changes an entry in one step, so that two tabs take nothing from each other; `null` removes it. */
  update(
    user: string,
    lessonId: string,
    next: (old: PendingProgress | undefined) => PendingProgress | null,
  ): Promise<void>;
  /** What is kept of a person. */
  forUser(user: string): Promise<PendingProgress[]>;
  /** Nothing is kept of anybody. */
  isEmpty(): Promise<boolean>;
  /** Forgets what is older than so many milliseconds since 1970. */
  deleteOlderThan(before: number): Promise<void>;
  /** False where nothing outlives the page: the person is to be told. */
  readonly persistent: boolean;
  close(): void;
}

interface Schema extends DBSchema {
  entries: { key: [string, string]; value: PendingProgress; indexes: { user: string; changedAt: number } };
}

/** A store in the browser's own database; where there is none, one that lives as long as the page. */
export async function openProgressDb(name = 'portal-progress'): Promise<ProgressDb> {
  try {
    return indexedDbStore(await openDB<Schema>(name, 1, { upgrade }));
  } catch {
    return inMemoryStore();
  }
}

function upgrade(database: IDBPDatabase<Schema>): void {
  const entries = database.createObjectStore('entries', { keyPath: ['user', 'lessonId'] });
  entries.createIndex('user', 'user');
  entries.createIndex('changedAt', 'changedAt');
}

function indexedDbStore(database: IDBPDatabase<Schema>): ProgressDb {
  return {
    persistent: true,
    async update(user, lessonId, next) {
      const transaction = database.transaction('entries', 'readwrite');
      const changed = next(await transaction.store.get([user, lessonId]));
      if (changed) await transaction.store.put(changed);
      else await transaction.store.delete([user, lessonId]);
      await transaction.done;
    },
    forUser: (user) => database.getAllFromIndex('entries', 'user', user),
    isEmpty: async () => (await database.count('entries')) === 0,
    async deleteOlderThan(before) {
      const transaction = database.transaction('entries', 'readwrite');
      const old = await transaction.store.index('changedAt').getAllKeys(IDBKeyRange.upperBound(before));
      await Promise.all(old.map((key) => transaction.store.delete(key)));
      await transaction.done;
    },
    close() {
      database.close();
    },
  };
}

function inMemoryStore(): ProgressDb {
  const entries = new Map<string, PendingProgress>();
  return {
    persistent: false,
    update(user, lessonId, next) {
      const key = `${user} ${lessonId}`;
      const changed = next(entries.get(key));
      if (changed) entries.set(key, changed);
      else entries.delete(key);
      return Promise.resolve();
    },
    forUser: (user) => Promise.resolve([...entries.values()].filter((entry) => entry.user === user)),
    isEmpty: () => Promise.resolve(entries.size === 0),
    deleteOlderThan(before) {
      for (const [key, { changedAt }] of entries) if (changedAt <= before) entries.delete(key);
      return Promise.resolve();
    },
    close() {
      entries.clear();
    },
  };
}

/** An entry and what came after it. */
export function mergeEntry(old: PendingProgress | undefined, next: PendingProgress): PendingProgress {
  return old ? { ...next, ranges: mergeRanges(old.ranges, next.ranges), read: old.read || next.read } : next;
}
