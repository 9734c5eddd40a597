import { existsSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { chromium } from '@playwright/test';
import { provideChromium } from '../kits/probe/chromium';
import { checkHost } from '../kits/host/check-host';
import { formatReport, htmlReport, isProven, isSound, reportOf } from '../kits/host/report';
import { printable } from '@/contracts/printable';
import { runCommand } from '../platform/core/process/run-command';
import { StartupError } from '../platform/core/process/startup-error';

// `npm run check:host -- <url>`: tests the lifecycle of the portal in a host's page and names each fault.
const usage = '[--strict] [--json] [--html report.html]';
await runCommand(
  [`check:host -- http://主机:端口/页面 ${usage}`, `check:host -- http://host:port/page ${usage}`],
  {
    strict: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    html: { type: 'string' },
  },
  async ({ positionals: [address = ''], values: { strict, json, html }, settings, usageError }) => {
    if (!URL.canParse(address)) throw usageError;
    const { href: url, protocol } = new URL(address);
    // `localhost:8080` is a URL, too
    if (!/^https?:$/.test(protocol)) throw usageError;
    if (html && !existsSync(dirname(html)))
      throw new StartupError(
        `文件夹 ${dirname(html)} 不存在，报告写不进去。`,
        `there is no folder ${dirname(html)} for the report`,
      );
    const browser = await chromium.launch({
      executablePath: provideChromium(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    const findings = await checkHost(browser, {
      ...settings,
      url,
      username: process.env.CHECK_USERNAME ?? 'trainee',
      password: process.env.CHECK_PASSWORD ?? 'Trainee@2026',
    }).finally(() => browser.close());
    const report = json ? JSON.stringify(reportOf(url, findings)) : formatReport(findings);
    process.stdout.write(`${printable(report)}\n`);
    if (html) writeFileSync(html, htmlReport(url, findings, relative(dirname(html), 'docs')));
    process.exitCode = (strict ? isProven : isSound)(findings) ? 0 : 1;
  },
);
