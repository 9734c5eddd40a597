import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { closeTreeToOthers, ensureDataDir, lockDataDir } from '../data-dir';
import { restoreEmbedded } from '../db/open-embedded';
import { countTables, restorePostgres } from '../db/postgres-dump';
import { keyFingerprints, otherKeyError, readDataKeys } from '../encryption/data-key';
import { createEncryption } from '../encryption/encryption';
import type { Settings } from '../settings';
import { StartupError } from '../startup-error';
import { dumpNames, readBackup, type Manifest } from './manifest';
import { copyFiles } from './write-backup';

type Target = Pick<Settings, 'databaseUrl' | 'dataDir' | 'dataKey'>;

/**
 * Replaces database and media files by a backup. The backup is checked first; the former data are replaced only when
 * the backup's database has been loaded.
 * @param migrationCount number of migrations of this version
 * @param force replaces an existing database; otherwise it is refused
 * @throws StartupError
 */
export async function restoreBackup(
  folder: string,
  target: Target,
  { migrationCount, force }: { readonly migrationCount: number; readonly force: boolean },
): Promise<void> {
  const manifest = await readBackup(folder);
  assertFits(manifest, target, migrationCount);
  ensureDataDir(target.dataDir);
  const unlock = target.databaseUrl ? () => undefined : lockDataDir(target.dataDir);
  try {
    assertSameKey(manifest, target);
    if (!force && (await hasDatabase(target))) throw occupiedError();
    const dump = join(folder, dumpNames[manifest.database]);
    if (target.databaseUrl) await restorePostgres(target.databaseUrl, dump, target.dataDir);
    else await restoreEmbedded(target.dataDir, dump);
    await replaceMedia(join(folder, 'media'), join(target.dataDir, 'media'));
  } finally {
    unlock();
  }
}

function assertFits(manifest: Manifest, target: Target, migrationCount: number): void {
  if (manifest.database !== (target.databaseUrl ? 'postgres' : 'embedded'))
    throw new StartupError(
      `备份来自${manifest.database === 'postgres' ? ' PostgreSQL，请设置 DATABASE_URL' : '内嵌数据库，请去掉 DATABASE_URL'}。未作改动。`,
      `the backup is of ${manifest.database === 'postgres' ? 'PostgreSQL: set DATABASE_URL' : 'the embedded database: leave DATABASE_URL out'}; nothing was changed`,
    );
  if (manifest.migrations > migrationCount)
    throw new StartupError(
      '备份由更新的版本制作，本版本无法使用。未作改动，请升级后再恢复。',
      'a newer version made the backup; nothing was changed: upgrade first',
    );
}

/** Without the key no encrypted value could be decrypted, so the key must exist first. */
function assertSameKey(manifest: Manifest, { dataKey, dataDir }: Target): void {
  if (manifest.dataKey === '') return;
  if (!dataKey && !existsSync(join(dataDir, 'data.key')))
    throw new StartupError(
      `缺少数据密钥，备份中不含密钥。请将原来的 data.key 放入 ${dataDir}，或用 DATA_KEY 提供。未作改动。`,
      'the data key is missing, which no backup holds: put the former data.key into the data folder, or give DATA_KEY; nothing was changed',
    );
  const encryption = createEncryption(readDataKeys(dataKey, dataDir));
  if (!keyFingerprints(encryption).includes(manifest.dataKey)) throw otherKeyError();
}

async function hasDatabase({ databaseUrl, dataDir }: Target): Promise<boolean> {
  return databaseUrl ? (await countTables(databaseUrl)) > 0 : existsSync(join(dataDir, 'database'));
}

function occupiedError(): StartupError {
  return new StartupError(
    '已有数据库，未作改动。确要用备份替换它，请加 --force。',
    'there is a database already, and nothing was changed: add --force to replace it by the backup',
  );
}

async function replaceMedia(from: string, media: string): Promise<void> {
  const draft = `${media}.new`;
  await rm(draft, { recursive: true, force: true });
  await copyFiles(from, draft);
  closeTreeToOthers(draft);
  await rm(media, { recursive: true, force: true });
  if (existsSync(draft)) await rename(draft, media);
}
