import { parseArgs } from 'node:util';
import { checkNames, checkPlatform, type CheckName } from './platform/check/check-platform';
import { parseApiBase } from './platform/check/caller';
import { faults } from './platform/check/faults';
import { formatReport, isServed, lackingNeeded, lossesOf } from './platform/check/report';
import { readSettings } from './platform/read-settings';
import { exitWithError, StartupError } from './platform/startup-error';

// `npm run check:platform -- <url>`: checks every declared call of a platform against the contract.
try {
  const settings = readSettings(process.env);
  const { write, json, apiBase, checks } = readArguments(process.argv.slice(2));
  const findings = await checkPlatform(
    {
      ...settings,
      apiBase,
      username: process.env.CHECK_USERNAME ?? 'trainee',
      password: process.env.CHECK_PASSWORD ?? 'Trainee@2026',
    },
    { write, checks },
  );
  const report = json
    ? JSON.stringify({
        served: isServed(findings),
        findings: findings.map((one) => ({ ...one, remedy: one.fault && faults[one.fault].remedy })),
        lacking: { needed: lackingNeeded(findings), costs: lossesOf(findings) },
      })
    : formatReport(findings);
  process.stdout.write(`${report}\n`);
  process.exitCode = isServed(findings) ? 0 : 1;
} catch (error) {
  exitWithError(error);
}

/** @throws StartupError with the usage */
function readArguments(args: string[]) {
  const command = 'npm run check:platform --';
  const usage = '[--write] [--json] [--only check,check]';
  const usageError = new StartupError(
    `用法：${command} http://主机:端口[/api] ${usage}，检查有 ${checkNames.join('、')}`,
    `usage: ${command} http://host:port[/api] ${usage}; the checks are ${checkNames.join(', ')}`,
  );
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        write: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        only: { type: 'string' },
      },
    });
    const apiBase = parseApiBase(positionals[0]);
    const checks = values.only?.split(',') ?? checkNames;
    if (!apiBase || !checks.every(isCheckName)) throw usageError;
    return { ...values, apiBase, checks };
  } catch {
    throw usageError;
  }
}

function isCheckName(text: string): text is CheckName {
  return checkNames.some((name) => name === text);
}
