import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataFolder } from './platform/data-folder';
import { lockName } from './platform/lock';
import { readSettings } from './platform/settings';
import { failClearly } from './platform/start-fault';

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
  const unlock = lockDataFolder(dataDir);
  try {
    for (const name of own) rmSync(join(dataDir, name), { recursive: true, force: true });
  } finally {
    unlock();
  }
  if (readdirSync(dataDir).every((name) => name.startsWith(lockName))) {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
