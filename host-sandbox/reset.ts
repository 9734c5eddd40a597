import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock, LockHeld, lockName } from './platform/lock';
import { readSettings } from './platform/settings';
import { failClearly, StartFault } from './platform/start-fault';

// `npm run reset`: empties the embedded platform's folder; the next start fills it anew.
/** What the platform itself puts there: nothing else is touched, whatever DATA_DIR points to. */
const own = ['database', 'database.new', 'media'];
try {
  const { dataDir } = readSettings(process.env);
  if (existsSync(dataDir)) empty(dataDir);
  process.stdout.write(`数据目录 ${dataDir} 已清空。\n`);
} catch (error) {
  failClearly(error);
}

function empty(dataDir: string): void {
  const unlock = lock(dataDir);
  try {
    for (const name of own) rmSync(join(dataDir, name), { recursive: true, force: true });
  } finally {
    unlock();
  }
  if (readdirSync(dataDir).every((name) => name.startsWith(lockName))) {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function lock(dataDir: string): () => void {
  try {
    return takeLock(dataDir);
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
    throw new StartFault(
      `数据目录 ${dataDir} 正被进程 ${error.pid} 使用，未作改动。请先停止它，再运行 npm run reset。`,
      `the data folder is used by process ${error.pid} and is as it was: stop it, and run npm run reset again`,
    );
  }
}
