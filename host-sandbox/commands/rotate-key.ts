import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addDataKey } from '../platform/encryption/data-key';
import { runCommand } from '../platform/run-command';
import { StartupError } from '../platform/startup-error';

// `npm run rotate-key`: puts a new data key before the former ones; the next start encrypts with it.
await runCommand(['rotate-key', 'rotate-key'], {}, ({ settings: { dataKey, dataDir } }) => {
  const file = join(dataDir, 'data.key');
  if (dataKey) throw givenKeyError();
  if (!existsSync(file)) throw noKeyError(dataDir);
  addDataKey(dataDir);
  process.stdout.write(
    `新密钥已写入 ${file} 首行，旧密钥留在其后，仍可读取。请重启平台：启动时身份证号改用新密钥加密。\n` +
      '请另行妥善保存新的 data.key；恢复以前的备份仍需要旧密钥。\n',
  );
});

function givenKeyError(): StartupError {
  return new StartupError(
    '密钥由 DATA_KEY 给出：请把新密钥写在旧密钥之前，用逗号分隔（DATA_KEY=新,旧），再重启平台。',
    'DATA_KEY gives the key: put a new one before the former, separated by a comma (DATA_KEY=new,former), and restart the platform',
  );
}

function noKeyError(dataDir: string): StartupError {
  return new StartupError(
    `数据目录 ${dataDir} 中没有密钥文件 data.key。请检查 DATA_DIR。`,
    'the data folder has no data.key: check DATA_DIR',
  );
}
