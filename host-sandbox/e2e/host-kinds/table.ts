import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hosts, type HostName } from '../../hosts/hosts';
import { resultsFolder } from '../../../tools/testing/run-steps';
import { checks, type CheckName } from './checks';
import { knownLimitations } from './known-limitations';

/** The checks that passed in a browser, by its version; a text when the browser was not available. */
type Results = Record<string, Partial<Record<HostName, readonly CheckName[]>> | string>;

/** A failed test ends its process, so passed checks are stored in a file. */
const file = join(resultsFolder, 'hosts.json');
const read = () => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {});

/** Stores the checks of a host that passed. @param version of Chromium */
export function recordPassed(version: string, name: HostName, passed: readonly CheckName[]): void {
  const { [version]: before, ...others } = read();
  const result = { ...(typeof before === 'object' && before), [name]: passed };
  writeFileSync(file, JSON.stringify({ ...others, [version]: result }));
}

/** Stores the reason why a browser is not in the table. */
export function recordUnavailable(version: string, reason: string): void {
  writeFileSync(file, JSON.stringify({ ...read(), [version]: reason }));
}

const reasons = [...new Set(Object.values(knownLimitations).flatMap((cells) => Object.values(cells)))];
const columns = Object.keys(checks) as CheckName[];
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Writes docs/hosts.md: a row for each host in each browser, a column for each check. */
export function writeTable(): void {
  const results = Object.entries(read()).sort(([one], [other]) => Number(other) - Number(one));
  const tried = results.flatMap(([version, result]) =>
    typeof result === 'string' ? [] : ([[version, result]] as const),
  );
  const rows = (Object.keys(hosts) as HostName[]).flatMap((name) =>
    tried.map(([version, result], index) =>
      row([
        index === 0 ? hosts[name] : '',
        version,
        ...columns.map((check) => cell(result[name] ?? [], name, check)),
      ]),
    ),
  );
  const missing = results.flatMap(([version, result]) =>
    typeof result === 'string' ? [`Chromium ${version} is not in the table: ${result}.`, ''] : [],
  );
  writeFileSync(
    'docs/hosts.md',
    `# Kinds of hosts

Written by \`npm run hosts:check\`, which takes each [sample host](../host-sandbox/hosts) through one journey in the installed Chromium and in the oldest ones that hospitals run. \`npm run hosts\` serves the hosts to look at. How to embed the portal in each is in [embedding](embedding.md).

${row(['host', 'Chromium', ...columns])}
${row(['---', '---', ...columns.map(() => '---')])}
${rows.join('\n')}

${missing.join('\n')}
What cannot work:

${reasons.map((reason, index) => `${index + 1}. ${reason}`).join('\n')}

What each column proves is in [checks.ts](../host-sandbox/e2e/host-kinds/checks.ts). A cell that says "no" is tried too: the command fails when it works after all.
`,
  );
}

function cell(passed: readonly CheckName[], name: HostName, check: CheckName): string {
  const reason = knownLimitations[name]?.[check];
  if (reason !== undefined) return `no (${reasons.indexOf(reason) + 1})`;
  return passed.includes(check) ? 'yes' : 'FAILED';
}
