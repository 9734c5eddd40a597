import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Range } from '@/contracts/ranges';
import type { KeyedStorage } from '@/shared/lib/storage';
import { withTimeout } from '@/shared/lib/with-timeout';
import { pendingFlag } from './pending-flag';

/** Progress of one user in one lesson that the platform has not stored yet. It contains no name. */
export interface PendingProgress {
  /** `userStorageKey` of the user; it is sent in their session only (R10.59). */
  user: string;
  lessonId: string;
  ranges: Range[];
  /** Seconds, or pages. */
  position: number;
  /** The document was marked as read. */
  read: boolean;
  /** Milliseconds since 1970, by the clock of this computer. */
  changedAt: number;
}

/** Stores one entry per user and lesson. */
export interface ProgressDb {
  /** Changes an entry in one transaction, so that two tabs do not overwrite each other; `null` removes it. */
  update(
    user: string,
    lessonId: string,
    change: (old: PendingProgress | undefined) => PendingProgress | null,
  ): Promise<void>;
  forUser(user: string): Promise<PendingProgress[]>;
  isEmpty(): Promise<boolean>;
  /** @param before milliseconds since 1970 */
  deleteOlderThan(before: number): Promise<void>;
  /** False if entries are lost with the page, of which the user must be warned. */
  readonly persistent: boolean;
  close(): void;
}

interface Schema extends DBSchema {
  entries: { key: [string, string]; value: PendingProgress; indexes: { user: string; changedAt: number } };
}

/** Opens the database, as `openProgressDb`, and keeps `pendingFlag` up to date beside it. */
export async function openFlaggedProgressDb(storage: KeyedStorage, signal: AbortSignal): Promise<ProgressDb> {
  const db = await openProgressDb({ signal });
  if (!db.persistent) return db;
  await clearFlagIfEmpty(db, storage);
  return {
    ...db,
    async update(user, lessonId, change) {
      // Set first: an unneeded flag costs one check, a missing one hides progress.
      pendingFlag.set(storage);
      let isRemoved = false;
      await db.update(user, lessonId, (old) => {
        const changed = change(old);
        isRemoved = changed === null;
        return changed;
      });
      if (isRemoved) await clearFlagIfEmpty(db, storage);
    },
  };
}

async function clearFlagIfEmpty(db: ProgressDb, storage: KeyedStorage): Promise<void> {
  const isEmpty = () => db.isEmpty().catch(() => false);
  if (!(await isEmpty())) return;
  pendingFlag.clear(storage);
  // Another tab may have added an entry meanwhile.
  if (!(await isEmpty())) pendingFlag.set(storage);
}

/** Milliseconds in which the browser must open the database: Safari 14 may never answer the first request of a visit. */
export const openTimeoutMs = 8000;

/**
 * Opens the IndexedDB database, or a store in memory where the browser has none or does not open it.
 * @param signal ends the wait for a database that is not needed any more
 */
export async function openProgressDb({
  name = 'portal-progress',
  signal,
}: { name?: string; signal?: AbortSignal } = {}): Promise<ProgressDb> {
  // A browser without a database throws at once.
  const opening = Promise.resolve().then(() => openDB<Schema>(name, 1, { upgrade }));
  try {
    return indexedDbStore(await withTimeout(opening, openTimeoutMs, signal));
  } catch {
    // A database that opens later must not block a new version.
    opening.then((late) => late.close()).catch(() => undefined);
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
    async update(user, lessonId, change) {
      const transaction = database.transaction('entries', 'readwrite');
      const changed = change(await transaction.store.get([user, lessonId]));
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
    update(user, lessonId, change) {
      const key = `${user} ${lessonId}`;
      const changed = change(entries.get(key));
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
