import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { closeTreeToOthers } from '../data-dir/data-dir';
import { formerOf, replaceFolder } from '../data-dir/replace-folder';
import { oneLine } from '@/contracts/printable';
import { StartupError } from '../process/startup-error';
import type { OpenDatabase } from './database';
import * as schema from './content-schema';

/**
 * Opens the embedded database in `<dataDir>/database`. The caller holds the folder's lock: PGlite takes none, and two
 * processes on one folder would lose each other's writes.
 */
export async function openEmbedded(dataDir: string, migrationsFolder: string): Promise<OpenDatabase> {
  const folder = join(dataDir, 'database');
  try {
    // A restore was killed between its two steps.
    if (!existsSync(folder) && existsSync(formerOf(folder))) renameSync(formerOf(folder), folder);
    if (!existsSync(folder)) await create(folder);
    // PGlite would silently create an empty database in a folder that has none.
    if (!existsSync(join(folder, 'PG_VERSION')))
      throw new Error(`缺少 PG_VERSION，共 ${readdirSync(folder).length} 项`);
    const client = await PGlite.create(folder);
    yieldBeforeQueries(client);
    // PGlite gives files modes of its own, whatever those of the process are.
    closeTreeToOthers(folder);
    const database = drizzle(client, { schema });
    return {
      database,
      runExclusive: (work) => work(database, () => migrate(database, { migrationsFolder })),
      dump: (file) => dump(client, file),
      close: () => client.close(),
    };
  } catch (error) {
    throw new StartupError(
      `数据目录中的数据库 ${folder} 无法打开（${oneLine(error)}）。数据未被改动；请恢复备份，或运行 npm run reset 清空后重新启动。`,
      'the database in the data folder cannot be opened and is as it was: restore a backup, or empty it by npm run reset',
    );
  }
}

/**
 * PGlite runs in this thread and resolves its results without a turn of the event loop. This wrapper yields before each
 * statement: otherwise a whole transaction would run in the callback of one event, and hundreds of connections would
 * wait to be accepted meanwhile.
 */
export function yieldBeforeQueries(client: Pick<PGlite, '_runExclusiveQuery'>): void {
  const runExclusive = client._runExclusiveQuery.bind(client);
  client._runExclusiveQuery = (query) =>
    runExclusive(async () => {
      await new Promise(setImmediate);
      return query();
    });
}

async function dump(client: PGlite, file: string): Promise<void> {
  // Shortens the recovery when the copy starts.
  await client.query('checkpoint');
  const archive = await client.dumpDataDir('gzip');
  await writeFile(file, archive.stream(), { mode: 0o600 });
}

/**
 * Replaces the embedded database by a dump, once that has been loaded and opened. The caller holds the folder's lock.
 * @throws Error when the dump cannot be loaded; the database is as it was
 */
export async function restoreEmbedded(dataDir: string, dumpFile: string): Promise<void> {
  const folder = join(dataDir, 'database');
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  try {
    const loadDataDir = new Blob([await readFile(dumpFile)], { type: 'application/x-gzip' });
    const client = await PGlite.create(draft, { loadDataDir });
    await client.query('select count(*) from drizzle.__drizzle_migrations');
    await client.close();
    closeTreeToOthers(draft);
    replaceFolder(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}

/** Creates the files in a temporary folder, so that a killed start leaves no partial database. */
async function create(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const client = await PGlite.create(draft);
  await client.close();
  renameSync(draft, folder);
}
