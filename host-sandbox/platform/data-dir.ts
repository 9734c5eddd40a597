import { join } from 'node:path';
import { LockHeldError, acquireLock } from './lock';
import { ensureDir } from './ensure-dir';
import { oneLine, StartupError } from './startup-error';

/** Creates the data folder and its media folder, which proves that it is writable. @throws StartupError */
export function ensureDataDir(dataDir: string): void {
  try {
    ensureDir(join(dataDir, 'media'));
  } catch (error) {
    throw unusableDirError(dataDir, error);
  }
}

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
