import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { closeTreeToOthers, ensureDataDir, lockDataDir } from '../../core/data-dir/data-dir';
import { replaceFolder } from '../../core/data-dir/replace-folder';
import { restoreEmbedded } from '../../core/db/open-embedded';
import { countTables, restorePostgres } from '../../core/db/postgres-dump';
import { keyFingerprints, otherKeyError, readDataKeys } from '../../core/encryption/data-key';
import { createEncryption } from '../../core/encryption/encryption';
import type { Settings } from '../../core/settings/settings';
import { StartupError } from '../../core/process/startup-error';
import { oneLine } from '@/contracts/printable';
import { dumpNames, readBackup, type Manifest } from './manifest';

type Target = Pick<Settings, 'databaseUrl' | 'dataDir' | 'dataKey'>;

/**
 * Replaces database and media files by a backup. The backup is checked first; the former data are replaced only when
 * the backup's database has been loaded.
 * @param newestMigration time of this version's newest migration
 * @param force replaces an existing database; otherwise it is refused
 * @throws StartupError
 */
export async function restoreBackup(
  folder: string,
  target: Target,
  { newestMigration, force }: { readonly newestMigration: number; readonly force: boolean },
): Promise<void> {
  const manifest = await readBackup(folder);
  assertFits(manifest, target, newestMigration);
  ensureDataDir(target.dataDir);
  const unlock = target.databaseUrl ? () => undefined : lockDataDir(target.dataDir);
  try {
    assertSameKey(manifest, target);
    if (!force && (await hasDatabase(target))) throw occupiedError();
    await replaceAll(folder, manifest, target);
  } finally {
    unlock();
  }
}

function assertFits(manifest: Manifest, target: Target, newestMigration: number): void {
  if (manifest.database !== (target.databaseUrl ? 'postgres' : 'embedded'))
    throw new StartupError(
      `备份来自${manifest.database === 'postgres' ? ' PostgreSQL，请设置 DATABASE_URL' : '内嵌数据库，请去掉 DATABASE_URL'}。未作改动。`,
      `the backup is of ${manifest.database === 'postgres' ? 'PostgreSQL: set DATABASE_URL' : 'the embedded database: leave DATABASE_URL out'}; nothing was changed`,
    );
  if (manifest.migrations > newestMigration)
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

/** The paths of the media files below `media/`. */
const mediaIn = ({ files }: Manifest) =>
  Object.keys(files).flatMap((path) => (path.startsWith('media/') ? [path.slice('media/'.length)] : []));

/** Copies the media first: a disk that is full leaves database and media as they were. */
async function replaceAll(folder: string, manifest: Manifest, target: Target): Promise<void> {
  const media = join(target.dataDir, 'media');
  const draft = `${media}.new`;
  const dump = join(folder, dumpNames[manifest.database]);
  try {
    await copyMedia(folder, mediaIn(manifest), draft);
    if (target.databaseUrl) await restorePostgres(target.databaseUrl, dump, target.dataDir);
    else await restoreEmbedded(target.dataDir, dump);
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `恢复失败（${oneLine(error)}）。未作改动，请检查磁盘空间与权限后重试。`,
      'the backup could not be restored, and nothing was changed: check space and permissions of the disk',
    );
  }
  replaceFolder(draft, media);
}

/** Takes the files of the manifest alone: somebody may have put others into the folder of the backup. */
async function copyMedia(folder: string, paths: readonly string[], draft: string): Promise<void> {
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  for (const path of paths) {
    await mkdir(dirname(join(draft, path)), { recursive: true, mode: 0o700 });
    await copyFile(join(folder, 'media', path), join(draft, path));
  }
  closeTreeToOthers(draft);
}
