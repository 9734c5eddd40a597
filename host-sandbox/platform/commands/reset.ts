import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { printableLine } from '@/contracts/printable';
import { lockDataDir, replaceableEntries } from '../core/data-dir/data-dir';
import { lockName } from '../core/data-dir/data-dir-lock';
import { runCommand } from '../core/process/run-command';
import { StartupError } from '../core/process/startup-error';

// `npm run reset`: empties the embedded platform's folder; the next start seeds it again.
await runCommand(['reset', 'reset'], {}, ({ settings: { dataDir, databaseUrl } }) => {
  if (databaseUrl) throw externalDatabaseError();
  if (existsSync(dataDir)) empty(dataDir);
  process.stdout.write(`数据目录 ${printableLine(dataDir)} 已清空。\n`);
});

function empty(dataDir: string): void {
  const unlock = lockDataDir(dataDir);
  try {
    // Only these, whatever DATA_DIR points to; the key stays, because backups may be encrypted with it.
    for (const name of replaceableEntries) rmSync(join(dataDir, name), { recursive: true, force: true });
  } finally {
    unlock();
  }
  if (readdirSync(dataDir).every((name) => name.startsWith(lockName))) {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The media belong to that database, and its platforms take no lock. */
function externalDatabaseError(): StartupError {
  return new StartupError(
    '已设置 DATABASE_URL，而 npm run reset 只清空内嵌数据库，未作改动。请去掉 DATABASE_URL 后再运行，或在数据库服务器上重建该库。',
    'DATABASE_URL is set, and npm run reset empties the embedded database alone; nothing was changed',
  );
}
