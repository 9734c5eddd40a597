import { resolve } from 'node:path';
import { requestIdPattern } from '@/contracts/envelope';
import { mapsFolders } from './platform/portal/keep-maps';
import { readSettings } from './platform/read-settings';
import { exitWithError, StartupError } from './platform/startup-error';
import { createFrameMapper } from './platform/trace/map-frame';
import { describeTrace } from './platform/trace/describe';
import { findLines } from './platform/trace/find-lines';
import { logLines } from './platform/trace/log-lines';

// `npm run trace -- <error number> [log files]`: finds the cause of an error by the number that a screen shows.
const mapsOption = '--maps=';
try {
  const [number = '', ...options] = process.argv.slice(2);
  const files = options.filter((option) => !option.startsWith(mapsOption));
  if (!requestIdPattern.test(number)) throw usageError();
  const found = await findLines(logLines(files), number);
  const given = options.filter((option) => option.startsWith(mapsOption));
  const folders = given.map((option) => resolve(option.slice(mapsOption.length)));
  const mapFrame = createFrameMapper([...folders, ...mapsFolders(readSettings(process.env))]);
  process.stdout.write(`${describeTrace(number, found, mapFrame)}\n`);
  process.exitCode = found.length > 0 ? 0 : 1;
} catch (error) {
  exitWithError(error);
}

function usageError(): StartupError {
  return new StartupError(
    '用法：npm run trace -- 错误编号 [日志文件…]，编号见出错的页面',
    'usage: npm run trace -- error number [log files…], the number is on the screen of the error',
  );
}
