import { parseApiBase } from './platform/check/call-platform';
import { walkCalls } from './platform/check/walk-calls';
import { formatReport } from './platform/check/report';
import { readSettings } from './platform/read-settings';
import { exitWithError, StartupError } from './platform/startup-error';

// `npm run check:platform -- <url>`: checks every declared call of a platform against the contract.
try {
  const settings = readSettings(process.env);
  const apiBase = parseApiBase(process.argv[2]);
  if (!apiBase) {
    const command = 'npm run check:platform --';
    throw new StartupError(
      `用法：${command} http://主机:端口[/api]`,
      `usage: ${command} http://host:port[/api]`,
    );
  }
  const findings = await walkCalls({
    ...settings,
    apiBase,
    username: process.env.CHECK_USERNAME ?? 'trainee',
    password: process.env.CHECK_PASSWORD ?? 'Trainee@2026',
  });
  process.stdout.write(`${formatReport(findings)}\n`);
  process.exitCode = findings.some(({ result }) => result === 'misfit') ? 1 : 0;
} catch (error) {
  exitWithError(error);
}
