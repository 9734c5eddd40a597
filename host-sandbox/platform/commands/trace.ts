import { resolve } from 'node:path';
import { requestIdPattern } from '@/contracts/envelope';
import { mapsFolders } from '../core/portal/retain-maps';
import { runCommand } from '../core/process/run-command';
import { createFrameMapper } from '../ops/trace/map-frame';
import { describeTrace } from '../ops/trace/describe';
import { findLines } from '../ops/trace/find-lines';
import { logLines } from '../ops/trace/log-lines';

// `npm run trace -- <error number> [log files]`: finds the cause of an error by the number that a screen shows.
// A number may begin with a hyphen, as an option does.
const at = process.argv.findIndex((argument) => argument.startsWith('-') && requestIdPattern.test(argument));
const hyphened = at > 0 ? process.argv.splice(at, 1) : [];

await runCommand(
  [
    'trace -- 错误编号 [日志文件…]，编号见出错的页面',
    'trace -- error number [log files…], the number is on the screen of the error',
  ],
  { maps: { type: 'string', multiple: true, default: [] } },
  async ({ positionals, values: { maps }, settings, usageError }) => {
    const [number = '', ...files] = [...hyphened, ...positionals];
    if (!requestIdPattern.test(number)) throw usageError;
    const found = await findLines(logLines(files), number);
    const folders = maps.map((folder) => resolve(folder));
    const mapFrame = createFrameMapper([...folders, ...mapsFolders(settings)]);
    process.stdout.write(`${describeTrace(number, found, mapFrame)}\n`);
    process.exitCode = found.length > 0 ? 0 : 1;
  },
);
