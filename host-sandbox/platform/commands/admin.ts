import { fileURLToPath } from 'node:url';
import { newUsername } from '@/contracts/user-fields';
import { makeAdministrator } from '../modules/account/administrator';
import { openPlatformDatabase } from '../open-platform-database';
import { runCommand } from '../core/process/run-command';

// `npm run admin -- <username> [--force]`: makes an administrator and prints the one-time password.
await runCommand(
  [
    'admin -- 用户名 [--force]，用户名为4-20位字母、数字或下划线',
    'admin -- username [--force], a name of 4 to 20 letters, digits or underscores',
  ],
  { force: { type: 'boolean', default: false } },
  async ({ positionals: [name, ...rest], values: { force }, settings, usageError }) => {
    const username = newUsername.safeParse(name ?? '');
    if (!username.success || rest.length > 0) throw usageError;
    const root = fileURLToPath(new URL('../../..', import.meta.url));
    const { opened, close } = await openPlatformDatabase(settings, root);
    let password = '';
    try {
      await opened.runExclusive(async (database) => {
        password = await makeAdministrator(database, username.data, { force, now: new Date() });
      });
    } finally {
      await close();
    }
    process.stdout.write(
      `管理员 ${username.data} 的一次性密码：${password}\n首次登录时须修改；它不再显示，也未保存。\n`,
    );
  },
);
