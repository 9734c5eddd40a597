import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LockHeldError, acquireLock } from './data-dir-lock';
import { ensureDir } from './ensure-dir';
import { oneLine } from '@/contracts/printable';
import { StartupError } from '../process/startup-error';

/** Name of the file in the data folder whose time is that of the newest backup. */
export const backupTimeName = 'backup.time';
/** Name of the socket in the data folder by which a running platform is asked for a backup. */
export const backupSocketName = 'backup.sock';

/** Entries of the data folder that the platform can create again; the key is stored next to them. */
export const replaceableEntries = [
  'database',
  'database.new',
  'database.old',
  'media',
  'media.new',
  'media.old',
  'assets',
  'maps',
  backupSocketName,
  backupTimeName,
] as const;

/**
 * Creates the data folder and its media folder, which proves that it is writable, and restricts both to the user of
 * this process: new files, and files that an earlier start or a copied backup left readable. The embedded database is
 * restricted when it is opened.
 * @throws StartupError
 */
export function ensureDataDir(dataDir: string): void {
  process.umask(0o077);
  try {
    ensureDir(join(dataDir, 'media'));
    // Restricting a folder such as /tmp would lock out the other users of the machine.
    if (statSync(dataDir).mode & stickyBit) throw new Error('是多个用户共用的目录');
    closeToOthers(dataDir);
    for (const name of ['media', 'data.key']) closeTreeToOthers(join(dataDir, name));
  } catch (error) {
    throw unusableDirError(dataDir, error);
  }
}

/** Restricts a file, or a folder with everything below it, to its owner. Links and missing files are skipped. */
export function closeTreeToOthers(path: string): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats || stats.isSymbolicLink()) return;
  closeToOthers(path);
  if (stats.isDirectory()) for (const name of readdirSync(path)) closeTreeToOthers(join(path, name));
}

/** Removes all permissions of group and others. On Windows, where files have no such modes, nothing changes. */
function closeToOthers(path: string): void {
  const { mode } = statSync(path);
  if (mode & 0o077 && process.platform !== 'win32') chmodSync(path, mode & 0o700);
}

const stickyBit = 0o1000;

/**
 * Acquires the lock of the data folder.
 * @returns a function that releases it
 * @throws StartupError
 */
export function lockDataDir(dataDir: string): () => void {
  try {
    return acquireLock(dataDir);
  } catch (error) {
    if (!(error instanceof LockHeldError)) throw unusableDirError(dataDir, error);
    throw new StartupError(
      `数据目录 ${dataDir} 正被进程 ${error.pid} 使用，未作改动。请先停止它，或用 DATA_DIR 换一个目录；若确信无人使用，请删除 ${error.file}。`,
      `the data folder is used by process ${error.pid} and is as it was: stop it, or choose another folder by DATA_DIR`,
    );
  }
}

function unusableDirError(dataDir: string, error: unknown): StartupError {
  return new StartupError(
    `数据目录 ${dataDir} 无法使用（${oneLine(error)}）。请检查该路径与权限，或用 DATA_DIR 换一个目录。`,
    'the data folder cannot be used: check the path and its permissions, or choose another by DATA_DIR',
  );
}
