import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { restoreBackup } from './platform/backup/restore';
import { countMigrations } from './platform/open-platform-database';
import { readSettings } from './platform/read-settings';
import { exitWithError, StartupError } from './platform/startup-error';

// `npm run restore -- <folder> [--force]`: puts a backup in place; the platform is stopped meanwhile.
try {
  const [folder, ...flags] = process.argv.slice(2);
  if (!folder || flags.some((flag) => flag !== '--force')) throw usageError();
  const migrationCount = countMigrations(fileURLToPath(new URL('..', import.meta.url)));
  await restoreBackup(resolve(folder), readSettings(process.env), {
    migrationCount,
    force: flags.length > 0,
  });
  process.stdout.write('备份已恢复，可以启动平台。\n');
} catch (error) {
  exitWithError(error);
}

function usageError(): StartupError {
  return new StartupError(
    '用法：npm run restore -- 备份目录 [--force]',
    'usage: npm run restore -- folder of the backup [--force]',
  );
}
