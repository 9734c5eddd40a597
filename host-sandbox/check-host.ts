import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { provideChromium } from './e2e/support/chromium';
import { checkHost } from './host-kit/check-host';
import { formatReport, htmlReport, isSound, reportOf } from './host-kit/report';
import { readSettings } from './platform/read-settings';
import { exitWithError, StartupError } from './platform/startup-error';

// `npm run check:host -- <url>`: takes the page of a host with the portal through its life and names each fault.
try {
  const { url, json, html } = readArguments(process.argv.slice(2));
  const { product, clientId, clientSecret, tokenField } = readSettings(process.env);
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const findings = await checkHost(browser, {
    ...{ url, product, clientId, clientSecret, tokenField },
    username: process.env.CHECK_USERNAME ?? 'trainee',
    password: process.env.CHECK_PASSWORD ?? 'Trainee@2026',
  }).finally(() => browser.close());
  if (html) writeFileSync(html, htmlReport(url, findings));
  process.stdout.write(`${json ? JSON.stringify(reportOf(url, findings)) : formatReport(findings)}\n`);
  process.exitCode = isSound(findings) ? 0 : 1;
} catch (error) {
  exitWithError(error);
}

/** @throws StartupError with the usage */
function readArguments(args: string[]) {
  const usage = 'npm run check:host -- http://主机:端口/页面 [--json] [--html report.html]';
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, html: { type: 'string' } },
    });
    return { ...values, url: new URL(positionals[0] ?? '').href };
  } catch {
    throw new StartupError(`用法：${usage}`, `usage: ${usage}`);
  }
}
