import type { Page } from '@playwright/test';
import { hosts, type HostName } from '../../hosts/hosts';
import { installLeakTracker } from '../../kits/probe/leak-tracker/install-leak-tracker';
import { openInOldChromium } from '../deployment/old-chromium';
import { expect, test } from '../support/fixtures';
import { checks, type CheckName } from '../host-kinds/checks';
import { knownLimitations } from '../host-kinds/known-limitations';
import { recordPassed, recordUnavailable } from '../host-kinds/table';

/** `npm run hosts:check` sets it: every check, old browsers too, and the table of the results. */
const writesTable = process.env.HOSTS_TABLE === '1';
const names = Object.keys(hosts) as HostName[];
const all = Object.keys(checks) as CheckName[];
/** Without the table: what each kind of host does in its own way. */
const usual: readonly CheckName[] = ['starts', 'token of the host', 'leaves nothing'];
const chosen: Partial<Record<HostName, readonly CheckName[]>> = {
  // the audits of leaks run in a host of this kind
  'qiankun-react': ['starts', 'token of the host', 'asks about typed text', 'language and theme'],
  // a router of the framework has the history of the page, too
  'qiankun-vue': [...usual, 'comes back', 'back button', 'asks about typed text'],
  // a frame around the video, or one that is named as its document, may pass for a hidden one
  wujie: ['starts', 'token of the host', 'lesson', 'leaves nothing'],
  'micro-app': ['starts', 'token of the host', 'lesson', 'leaves nothing'],
  iframe: ['starts', 'lesson', 'leaves nothing'],
  // it unmounts as single-spa does
  script: ['starts', 'token of the host', 'asks about typed text', 'language and theme'],
};

/** The checks of a host; what cannot work is tried for the table alone. */
function checksOf(name: HostName): readonly CheckName[] {
  if (writesTable) return all;
  return (process.env.SOAK ? all : (chosen[name] ?? usual)).filter(
    (check) => knownLimitations[name]?.[check] === undefined,
  );
}

for (const name of names)
  test(`In a host of the kind ${name} the portal starts, follows the host's token and works as its kind needs`, async ({
    page,
    browser,
    hosts: { url },
    expectConsole,
  }) => {
    if (checksOf(name).includes('errors reach the host'))
      expectConsole(/ERR_FAILED|PlatformUnavailable|Dictionaries/);
    await runChecks(page, name, url, browser.version());
  });

test('In a host of any kind a portal that cannot be loaded says so in its place, and leaving it works', async ({
  page,
  hosts: { url },
  platform,
  expectConsole,
}) => {
  test.setTimeout(90_000); // a host has five seconds for each text
  expectConsole(/503|micro-app|wujie/);
  const isEntry = ({ origin, pathname }: URL) =>
    origin === platform.url && ['/', '/portal.js'].includes(pathname);
  await page.route(isEntry, (route) => route.fulfill({ status: 503, body: '' }));
  // An iframe of another origin reports nothing to its page.
  for (const name of names.filter((one) => one !== 'iframe'))
    await test.step(name, async () => {
      await page.goto(`${url}/${name}/`);
      await page.getByRole('link', { name: '培训', exact: true }).click();
      await expect(page.getByText('培训打不开，请刷新页面'), name).toBeVisible();
      await page.getByRole('link', { name: '首页', exact: true }).click();
      await expect(page.getByRole('heading', { name: '首页' }), name).toBeVisible();
      await expect(page.getByText('培训打不开，请刷新页面'), name).toBeHidden();
    });
});

// Old browsers are downloaded; `npm run hosts:check` alone needs them.
if (writesTable)
  for (const version of [109, 88] as const)
    for (const name of names)
      test(`In Chromium ${version} a host of the kind ${name} shows the portal as the installed one does`, async ({
        hosts: { url },
      }) => {
        test.setTimeout(240_000);
        const viewport = { width: 1280, height: 800 };
        const opened = await openInOldChromium(version, { locale: 'zh-CN', viewport }).catch(
          (error: unknown) => {
            recordUnavailable(String(version), `it could not be started here (${firstLine(error)})`);
            return null;
          },
        );
        // these browsers are for Linux on x64, and come from the npm registry
        if (opened === null) return test.skip(true, `no Chromium ${version}`);
        const { browser, page } = opened;
        try {
          await runChecks(page, name, url, browser.version());
        } finally {
          await browser.close();
        }
      });

const firstLine = (error: unknown) => String(error).split('\n')[0] ?? '';

/** Runs the checks of a host one after the other; one that cannot work must fail. @param version of the browser */
async function runChecks(page: Page, name: HostName, url: string, version: string) {
  test.setTimeout(240_000);
  await installLeakTracker(page);
  const green: CheckName[] = [];
  const [major = ''] = version.split('.');
  for (const check of checksOf(name)) {
    const reason = knownLimitations[name]?.[check];
    const run = checks[check]({ page, name, url });
    if (reason !== undefined) {
      await expect(run, `${check} works, though it is said that ${reason}`).rejects.toThrow();
      await page.goto(`${url}/${name}/training`);
      continue;
    }
    await test.step(check, () => run);
    green.push(check);
    if (writesTable) recordPassed(major, name, green);
  }
}
