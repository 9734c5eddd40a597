import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { printableLine } from '@/contracts/printable';
import { fileURLToPath } from 'node:url';
import { requestBackup } from '../ops/backup/backup-socket';
import { writeBackup } from '../ops/backup/write-backup';
import { lockDataDir } from '../core/data-dir/data-dir';
import { openDatabase } from '../core/db/open';
import { migrationsFolder, newestMigration } from '../core/db/migrations';
import { runCommand } from '../core/process/run-command';
import type { Settings } from '../core/settings/settings';
import { StartupError } from '../core/process/startup-error';

// `npm run backup -- <folder>`: writes database and media files to a new folder, while the platform runs or without it.
await runCommand(
  ['backup -- 目录，目录须尚不存在', 'backup -- folder, one that does not exist yet'],
  {},
  async ({ positionals: [name, ...rest], settings, usageError }) => {
    if (!name || rest.length > 0) throw usageError;
    const folder = resolve(name);
    const isMade = !settings.databaseUrl && (await requestBackup(settings.dataDir, folder));
    if (!isMade) await backUpHere(settings, folder);
    process.stdout.write(`备份已写入 ${printableLine(folder)}。数据密钥不在其中，请另行妥善保存。\n`);
  },
);

/** PostgreSQL dumps itself; the embedded database is opened here when no platform has it open. */
async function backUpHere({ databaseUrl, dataDir }: Settings, folder: string): Promise<void> {
  if (!databaseUrl && !existsSync(join(dataDir, 'database'))) throw emptyError(dataDir);
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const unlock = databaseUrl ? () => undefined : lockDataDir(dataDir);
  try {
    const opened = await openDatabase(databaseUrl, dataDir, migrationsFolder(root));
    try {
      await writeBackup({ opened, dataDir, databaseUrl, newestMigration: newestMigration(root) }, folder);
    } finally {
      await opened.close();
    }
  } finally {
    unlock();
  }
}

function emptyError(dataDir: string): StartupError {
  return new StartupError(
    `数据目录 ${dataDir} 中没有数据库，无可备份。请检查 DATA_DIR。`,
    'the data folder has no database to back up: check DATA_DIR',
  );
}
