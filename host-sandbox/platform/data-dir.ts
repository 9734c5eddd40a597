import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backupSocketName } from './backup/backup-socket';
import { LockHeldError, acquireLock } from './lock';
import { ensureDir } from './ensure-dir';
import { oneLine, StartupError } from './startup-error';

/** What the platform keeps in the data folder and can make again; the key is beside it. */
export const replaceableEntries = [
  'database',
  'database.new',
  'media',
  'media.new',
  'assets',
  'maps',
  backupSocketName,
] as const;

/**
 * Creates the data folder and its media folder, which proves that it is writable. Only the user of this process may
 * read them: what it writes from here on, and what an earlier start or a copied backup left open. The embedded database
 * is closed when it is opened.
 * @throws StartupError
 */
export function ensureDataDir(dataDir: string): void {
  process.umask(0o077);
  try {
    ensureDir(join(dataDir, 'media'));
    // Closing a folder such as /tmp to its other users would break the machine.
    if (statSync(dataDir).mode & stickyBit) throw new Error('是多个用户共用的目录');
    closeToOthers(dataDir);
    for (const name of ['media', 'data.key']) closeTreeToOthers(join(dataDir, name));
  } catch (error) {
    throw unusableDirError(dataDir, error);
  }
}

/** Closes a file, or a folder with everything below it, to other users. Links and missing files are left. */
export function closeTreeToOthers(path: string): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats || stats.isSymbolicLink()) return;
  closeToOthers(path);
  if (stats.isDirectory()) for (const name of readdirSync(path)) closeTreeToOthers(join(path, name));
}

/** Takes all rights from group and others. On Windows, where files have no such modes, nothing changes. */
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
