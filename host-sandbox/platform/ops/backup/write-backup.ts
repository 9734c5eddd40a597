import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { OpenDatabase } from '../../core/db/database';
import { boundKeyFingerprint } from '../../core/encryption/data-key';
import { StartupError } from '../../core/process/startup-error';
import { markBackup } from './backup-time';
import { checksum, dumpNames, manifestName, type Manifest } from './manifest';

/** The sources of a backup. */
export interface BackupSource {
  readonly opened: OpenDatabase;
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** Time of this version's newest migration. */
  readonly newestMigration: number;
}

/**
 * Writes database and media files to a new folder, with a manifest of checksums. The folder appears when it is
 * complete. It does not contain the data key, so a stolen backup reveals no ID number.
 * @param folder absolute path; it must not exist, and not be in the data folder
 * @throws StartupError
 */
export async function writeBackup(source: BackupSource, folder: string): Promise<void> {
  assertUsable(folder, source.dataDir);
  const database = source.databaseUrl ? 'postgres' : 'embedded';
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    // A changed picture gets a new name. Copying before and after the dump includes every picture that it refers to.
    await copyFiles(join(source.dataDir, 'media'), join(draft, 'media'));
    const createdAt = new Date().toISOString();
    await source.opened.dump(join(draft, dumpNames[database]));
    await copyFiles(join(source.dataDir, 'media'), join(draft, 'media'));
    const dataKey = await boundKeyFingerprint(source.opened.database);
    const files = await checksums(draft);
    const manifest: Manifest = {
      format: 1,
      createdAt,
      database,
      migrations: source.newestMigration,
      dataKey,
      files,
    };
    await writeFile(join(draft, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    await rename(draft, folder);
  } catch (error) {
    // The error of the backup is the one that counts.
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
  try {
    markBackup(source.dataDir, new Date());
  } catch {
    // The backup is complete, although the data folder is full or read-only.
  }
}

function assertUsable(folder: string, dataDir: string): void {
  const isInside = `${folder}${sep}`.startsWith(`${resolve(dataDir)}${sep}`);
  if (!isInside && !existsSync(folder)) return;
  throw new StartupError(
    `备份目录 ${folder} 应是数据目录之外、尚不存在的目录。未作改动。`,
    'the folder of the backup must not exist yet, and be outside of the data folder; nothing was changed',
  );
}

/** Copies files that the target lacks. Files that are being written or disappear meanwhile are skipped. */
export async function copyFiles(from: string, to: string): Promise<void> {
  for (const path of await filesIn(from)) {
    const target = join(to, path);
    if (path.endsWith('.new') || existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await copyFile(join(from, path), target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

async function checksums(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const path of await filesIn(folder)) {
    found[path.split(sep).join('/')] = await checksum(join(folder, path));
  }
  return found;
}

/** Paths of all files below a folder, relative to it, in order; empty when there is no folder. */
async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}
