import { writeFileSync } from 'node:fs';
import { hosts, type HostName } from '../../hosts/hosts';
import { checks, type CheckName } from './checks';
import { explained } from './explained';

/** Which checks were green. */
export type Results = Readonly<Partial<Record<HostName, readonly CheckName[]>>>;

/** Writes docs/hosts.md: a row for each host, a column for each check. @param version of Chromium */
export function writeTable(results: Results, version: string): void {
  const reasons = [...new Set(Object.values(explained).flatMap((cells) => Object.values(cells)))];
  const cell = (green: readonly CheckName[], name: HostName, check: CheckName) => {
    const reason = explained[name]?.[check];
    if (reason !== undefined) return `no (${reasons.indexOf(reason) + 1})`;
    return green.includes(check) ? 'yes' : 'FAILED';
  };
  const columns = Object.keys(checks) as CheckName[];
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = [
    row(['host', ...columns]),
    row(['---', ...columns.map(() => '---')]),
    ...(Object.keys(hosts) as HostName[]).map((name) =>
      row([hosts[name], ...columns.map((check) => cell(results[name] ?? [], name, check))]),
    ),
  ].join('\n');
  writeFileSync(
    'docs/hosts.md',
    `# Kinds of hosts

Written by \`npm run hosts:check\`, which takes each [sample host](../host-sandbox/hosts) through one journey in a browser. \`npm run hosts\` serves them to look at. How to embed the portal in each is in [embedding](embedding.md).

## Chromium ${version}

${table}

What cannot work:

${reasons.map((reason, index) => `${index + 1}. ${reason}`).join('\n')}

What each column proves is in [checks.ts](../host-sandbox/e2e/host-kinds/checks.ts). A column that says "no" is tried too: the command fails when it works after all.
`,
  );
}
