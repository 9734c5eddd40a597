import { fileURLToPath } from 'node:url';
import { newUsername } from '@/contracts/person-fields';
import { makeAdministrator } from './platform/modules/account/administrator';
import { openPlatformDatabase } from './platform/open-platform-database';
import { readSettings } from './platform/read-settings';
import { exitWithError, StartupError } from './platform/startup-error';

// `npm run admin -- <username> [--force]`: makes an administrator and prints the one-time password.
try {
  const settings = readSettings(process.env);
  const [name, ...flags] = process.argv.slice(2);
  const username = newUsername.safeParse(name ?? '');
  if (!username.success || flags.some((flag) => flag !== '--force')) throw usageError();
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { opened, close } = await openPlatformDatabase(settings, root);
  let password = '';
  try {
    await opened.runExclusive(async (database) => {
      const force = flags.length > 0;
      password = await makeAdministrator(database, username.data, { force, now: new Date() });
    });
  } finally {
    await close();
  }
  process.stdout.write(
    `管理员 ${username.data} 的一次性密码：${password}\n首次登录时须修改；它不再显示，也未保存。\n`,
  );
} catch (error) {
  exitWithError(error);
}

function usageError(): StartupError {
  const command = 'npm run admin --';
  return new StartupError(
    `用法：${command} 用户名 [--force]，用户名为4-20位字母、数字或下划线`,
    `usage: ${command} username [--force], a name of 4 to 20 letters, digits or underscores`,
  );
}
