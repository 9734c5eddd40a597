import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addDataKey } from '../core/encryption/data-key';
import { runCommand } from '../core/process/run-command';
import { StartupError } from '../core/process/startup-error';

// `npm run rotate-key`: puts a new data key before the former ones; the next start encrypts with it. A process that
// still runs cannot read what is encrypted with the new key, so processes that share the file stop first.
await runCommand(['rotate-key', 'rotate-key'], {}, ({ settings: { dataKey, dataDir } }) => {
  const file = join(dataDir, 'data.key');
  if (dataKey) throw givenKeyError();
  if (!existsSync(file)) throw noKeyError(dataDir);
  addDataKey(dataDir);
  process.stdout.write(
    `新密钥已写入 ${file} 首行，旧密钥留在其后，仍可读取。请重启平台：启动时身份证号改用新密钥加密。\n` +
      '多个进程共用此文件时，请先全部停止，再逐个启动：仍在运行的进程读不了新密钥加密的内容。\n' +
      '请另行妥善保存新的 data.key；恢复以前的备份仍需要旧密钥。\n',
  );
});

function givenKeyError(): StartupError {
  return new StartupError(
    '密钥由 DATA_KEY 给出，请在那里更换。只有一个进程：写 DATA_KEY=新,旧，再重启平台。多个进程：先写 DATA_KEY=旧,新，重启所有进程；再写 DATA_KEY=新,旧，再重启所有进程，使每个进程始终能读取其他进程写入的内容。',
    'DATA_KEY gives the key: change it there. One process: DATA_KEY=new,former, then restart the platform. Several: DATA_KEY=former,new, restart all of them, then DATA_KEY=new,former, restart all again, so that each can always read what the others write',
  );
}

function noKeyError(dataDir: string): StartupError {
  return new StartupError(
    `数据目录 ${dataDir} 中没有密钥文件 data.key。请检查 DATA_DIR。`,
    'the data folder has no data.key: check DATA_DIR',
  );
}
