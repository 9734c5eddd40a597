import { spawn } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { oneLine } from '@/contracts/printable';
import { StartupError } from '../../core/process/startup-error';

/** The logs of nginx as deploy/nginx.conf writes them, today's and yesterday's. */
const nginxLogs = ['/var/log/nginx/portal.log', '/var/log/nginx/portal.log.1'];

/** The journal of the platform's processes, of two weeks. */
const journal = ['--unit=portal@*', '--output=cat', '--no-pager', '--since=-14d'];

/**
 * The lines of log files, one after the other.
 * @param files `-` is standard input; without any, the journal of the platform and the logs of nginx
 * @throws StartupError for a file that cannot be read, or without a journal
 */
export async function* logLines(files: readonly string[]): AsyncGenerator<string> {
  if (files.length === 0) yield* journalLines();
  for (const file of files.length > 0 ? files : nginxLogs.filter((path) => existsSync(path)))
    yield* linesOf(file === '-' ? process.stdin : createReadStream(file), file);
}

async function* linesOf(stream: Readable, file: string): AsyncGenerator<string> {
  try {
    yield* createInterface({ input: stream });
  } catch (error) {
    throw new StartupError(`无法读取日志 ${file}（${oneLine(error)}）。`, `the log ${file} cannot be read`);
  }
}

async function* journalLines(): AsyncGenerator<string> {
  const child = spawn('journalctl', journal, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise<boolean>((done) => {
    child.once('error', () => done(false));
    child.once('close', (code) => done(code === 0));
  });
  yield* createInterface({ input: child.stdout });
  if (await ended) return;
  throw new StartupError(
    '本机没有平台的系统日志。请给出日志文件，例如 npm run trace -- 编号 portal.log，或用 - 读取标准输入。',
    'this machine has no journal of the platform: name the log files, such as npm run trace -- number portal.log, or - for standard input',
  );
}
