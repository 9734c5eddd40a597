import { join } from 'node:path';
import { LockHeld, takeLock } from './lock';
import { makeFolder } from './make-folder';
import { oneLine, StartFault } from './start-fault';

/**
 * Makes the data folder, and its media folder as the proof that it can be written to.
 * @throws StartFault
 */
export function makeDataFolder(dataDir: string): void {
  try {
    makeFolder(join(dataDir, 'media'));
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

/**
 * Takes the data folder's lock.
 * @returns a function that gives it back
 * @throws StartFault
 */
export function lockDataFolder(dataDir: string): () => void {
  try {
    return takeLock(dataDir);
  } catch (error) {
    if (!(error instanceof LockHeld)) throw unusable(dataDir, error);
    throw new StartFault(
      `数据目录 ${dataDir} 正被进程 ${error.pid} 使用，未作改动。请先停止它，或用 DATA_DIR 换一个目录；若确信无人使用，请删除 ${error.file}。`,
      `the data folder is used by process ${error.pid} and is as it was: stop it, or choose another folder by DATA_DIR`,
    );
  }
}

function unusable(dataDir: string, error: unknown): StartFault {
  return new StartFault(
    `数据目录 ${dataDir} 无法使用（${oneLine(error)}）。请检查该路径与权限，或用 DATA_DIR 换一个目录。`,
    'the data folder cannot be used: check the path and its permissions, or choose another by DATA_DIR',
  );
}
