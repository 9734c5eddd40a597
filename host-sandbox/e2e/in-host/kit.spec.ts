import type { Browser } from '@playwright/test';
import { checkHost } from '../../host-kit/check-host';
import { plantedFaults, type PlantedName } from '../../host-kit/planted/planted-faults';
import { startPlantedHost } from '../../host-kit/planted/planted-host';
import { hosts } from '../../hosts/hosts';
import { expect, test } from '../support/fixtures';

const isSoak = !!process.env.SOAK;
const sample = {
  ...{ product: 'train', clientId: 'portal', clientSecret: 'portal', tokenField: 'access_token' },
  ...{ username: 'trainee', password: 'Trainee@2026' },
};

/** Names of the faults that the check finds, in at most a minute. */
async function faultsOf(browser: Browser, url: string): Promise<string[]> {
  const start = Date.now();
  const findings = await checkHost(browser, { ...sample, url });
  expect(Date.now() - start).toBeLessThan(60_000);
  expect(findings.length).toBeGreaterThan(0);
  return [...new Set(findings.flatMap(({ fault, note }) => (fault ? [`${fault}: ${note}`] : [])))];
}

test('The check of a host finds nothing in a sound one and names what is wrong in another', async ({
  browser,
  platform,
  otherHostPort,
}) => {
  const names = Object.keys(plantedFaults) as PlantedName[];
  const chosen = isSoak ? names : (['passes the first token only'] satisfies PlantedName[]);
  test.setTimeout(90_000 * (chosen.length + 1));
  const planted = await startPlantedHost(otherHostPort, platform.url);
  try {
    expect(await faultsOf(browser, planted.url())).toEqual([]);
    const missed: string[] = [];
    for (const name of chosen) {
      const found = await faultsOf(browser, planted.url(name));
      if (!found.some((line) => line.startsWith(`${plantedFaults[name].fault}:`)))
        missed.push(`${name}: ${found.join(', ') || 'nothing'}`);
    }
    expect(missed).toEqual([]);
  } finally {
    await planted.stop();
  }
});

// A minute for each sample host.
if (isSoak)
  test('The check of a host raises no false alarm in any of the sample hosts', async ({
    browser,
    hosts: { url },
    shell,
  }) => {
    test.setTimeout(600_000);
    for (const name of Object.keys(hosts))
      expect([name, await faultsOf(browser, `${url}/${name}/`)]).toEqual([name, []]);
    expect(await faultsOf(browser, `${shell.url}/`)).toEqual([]);
  });
