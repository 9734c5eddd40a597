import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { restoreBackup } from '../ops/backup/restore';
import { newestMigration } from '../core/db/migrations';
import { runCommand } from '../core/process/run-command';

// `npm run restore -- <folder> [--force]`: replaces the data by a backup; the platform must be stopped.
await runCommand(
  ['restore -- 备份目录 [--force]', 'restore -- folder of the backup [--force]'],
  { force: { type: 'boolean', default: false } },
  async ({ positionals: [folder, ...rest], values: { force }, settings, usageError }) => {
    if (!folder || rest.length > 0) throw usageError;
    const newest = newestMigration(fileURLToPath(new URL('../../..', import.meta.url)));
    await restoreBackup(resolve(folder), settings, { newestMigration: newest, force });
    process.stdout.write('备份已恢复，可以启动平台。\n');
  },
);
