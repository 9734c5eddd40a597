import { ensureDataDir, lockDataDir } from './core/data-dir/data-dir';
import type { OpenDatabase } from './core/db/database';
import { assertUpgradable, migrationsFolder } from './core/db/migrations';
import { analyzeTables, openDatabase } from './core/db/open';
import { assertKeyOfDatabase, bindKeyToDatabase, readDataKeys } from './core/encryption/data-key';
import { createEncryption, type Encryption } from './core/encryption/encryption';
import { reEncryptIdNumbers, type KeyRotation } from './modules/profile/re-encrypt';
import { updateSearchIndex } from './modules/search/search-index';
import { assertNoSampleAccounts, seedIfEmpty, seedStructure } from './seed/seed';
import type { Settings } from './core/settings/settings';
import { oneLine } from '@/contracts/printable';
import { StartupError } from './core/process/startup-error';

type Prepared = Pick<Settings, 'databaseUrl' | 'dataDir' | 'dataKey' | 'seed'>;

/**
 * Opens the platform's database, ready for use: lock of the data folder, migrations, data key, seed, search index.
 * @param root folder of the project, for the migrations
 * @returns with what a new data key encrypted again, and a function that closes it and releases the lock
 * @throws StartupError
 */
export async function openPlatformDatabase(settings: Prepared, root: string) {
  ensureDataDir(settings.dataDir);
  // With PostgreSQL a folder may serve several instances.
  const unlock = settings.databaseUrl ? () => undefined : lockDataDir(settings.dataDir);
  let opened: OpenDatabase | undefined;
  const close = async () => {
    try {
      await opened?.close();
    } finally {
      unlock();
    }
  };
  try {
    opened = await openDatabase(settings.databaseUrl, settings.dataDir, migrationsFolder(root));
    const encryption = createEncryption(readDataKeys(settings.dataKey, settings.dataDir));
    const rotation = await prepareDatabase(opened, encryption, settings.seed, root);
    return { opened, encryption, rotation, close };
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}

async function prepareDatabase(
  { runExclusive }: OpenDatabase,
  encryption: Encryption,
  seed: Settings['seed'],
  root: string,
): Promise<KeyRotation | null> {
  let rotation: KeyRotation | null = null;
  try {
    await runExclusive(async (database, migrate) => {
      await assertUpgradable(database, root);
      await migrate();
      await assertKeyOfDatabase(database, encryption);
      if (encryption.hasFormerKeys) {
        rotation = await reEncryptIdNumbers(database, encryption);
        await bindKeyToDatabase(database, encryption);
      }
      if (seed === 'sample') await seedIfEmpty(database, new Date(), encryption);
      else {
        await assertNoSampleAccounts(database);
        await seedStructure(database, false);
      }
      await updateSearchIndex(database);
      await analyzeTables(database);
    });
    return rotation;
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const cause = error instanceof Error && error.cause ? error.cause : error;
    throw new StartupError(
      `数据库升级失败（${oneLine(cause)}），未作任何改动。请检查数据库版本与权限后重新启动。`,
      'the database could not be upgraded and is as it was: check its version and permissions, and start again',
    );
  }
}
