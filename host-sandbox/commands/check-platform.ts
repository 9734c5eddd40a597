import { checkNames, checkPlatform, NoPlatformError, type CheckName } from '../kits/platform/check-platform';
import { parseApiBase } from '../kits/platform/caller';
import { formatReport, isServed, reportOf } from '../kits/platform/report';
import { printable } from '@/contracts/printable';
import { runCommand } from '../platform/core/process/run-command';
import { StartupError } from '../platform/core/process/startup-error';

// `npm run check:platform -- <url>`: checks every declared call of a platform against the contract.
const usage = '[--write] [--json] [--only check,check]';
await runCommand(
  [
    `check:platform -- http://主机:端口[/api] ${usage}，检查有 ${checkNames.join('、')}`,
    `check:platform -- http://host:port[/api] ${usage}; the checks are ${checkNames.join(', ')}`,
  ],
  {
    write: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
  async ({ positionals: [address], values: { write, json, only }, settings, usageError }) => {
    const apiBase = parseApiBase(address);
    const checks = only?.split(',') ?? checkNames;
    if (!apiBase || !checks.every(isCheckName)) throw usageError;
    const findings = await checkPlatform(
      {
        ...settings,
        apiBase,
        username: process.env.CHECK_USERNAME ?? 'trainee',
        password: process.env.CHECK_PASSWORD ?? 'Trainee@2026',
      },
      // the other checks need its ids, and the calls that it found lacking
      { write, checks: ['good-input', ...checks] },
    ).catch((error: unknown) => {
      throw error instanceof NoPlatformError ? new StartupError(...error.texts) : error;
    });
    const report = json ? JSON.stringify(reportOf(findings)) : formatReport(findings);
    process.stdout.write(`${printable(report)}\n`);
    process.exitCode = isServed(findings) ? 0 : 1;
  },
);

function isCheckName(text: string): text is CheckName {
  return checkNames.some((name) => name === text);
}
