import type { Page } from '@playwright/test';
import { hosts, type HostName } from '../../hosts/hosts';
import { installLeakTracker } from '../audits/leak-tracker/install-leak-tracker';
import { expect, test } from '../support/fixtures';
import { checks, type CheckName } from '../host-kinds/checks';
import { explained } from '../host-kinds/explained';
import { writeTable } from '../host-kinds/table';

/** `npm run hosts:check` sets it: every check, and the table of the results. */
const writesTable = process.env.HOSTS_TABLE === '1';
const names = Object.keys(hosts) as HostName[];
const all = Object.keys(checks) as CheckName[];
/** Without the table: what each kind of host does in its own way. */
const chosen: readonly CheckName[] =
  writesTable || process.env.SOAK ? all : ['starts', 'token of the host', 'leaves nothing'];

/** The checks of a host; what cannot work is tried for the table alone. */
const checksOf = (name: HostName) =>
  chosen.filter((check) => writesTable || explained[name]?.[check] === undefined);

const results: Partial<Record<HostName, CheckName[]>> = {};

for (const name of names)
  test(`In a host of the kind ${name} the portal starts, follows the host's token and leaves nothing`, async ({
    page,
    hosts: { url },
    expectConsole,
  }) => {
    if (checksOf(name).includes('errors reach the host'))
      expectConsole(/ERR_FAILED|PlatformUnavailable|Dictionaries/);
    await runChecks(page, name, url);
  });

// The table of the guide is written by `npm run hosts:check` alone.
if (writesTable) test.afterAll(({ browser }) => writeTable(results, browser.version().split('.')[0] ?? ''));

/** Runs the checks of a host one after the other; one that cannot work must fail. */
async function runChecks(page: Page, name: HostName, url: string) {
  test.setTimeout(240_000);
  await installLeakTracker(page);
  const green: CheckName[] = [];
  results[name] = green;
  for (const check of checksOf(name)) {
    const reason = explained[name]?.[check];
    const run = checks[check]({ page, name, url });
    if (reason !== undefined) {
      await expect(run, `${check} works, though it is said that ${reason}`).rejects.toThrow();
      await page.goto(`${url}/${name}/training`);
      continue;
    }
    await test.step(check, () => run);
    green.push(check);
  }
}
