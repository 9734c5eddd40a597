import { submitLogin } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { portalContainer, visitPage } from '../audits/host-navigation';
import { expectPageLoaded, pages } from '../../kits/browser/pages';
import { openInOldChromium, type OldChromium } from './old-chromium';

// The build for the oldest supported browsers, in those browsers, which `npm run soak` downloads.
test.skip(!process.env.SOAK, 'in the soak run alone');
test.skip(process.platform !== 'linux' || process.arch !== 'x64', 'these browsers are for Linux on x64');

for (const version of [88, 109] as const satisfies readonly OldChromium[]) {
  for (const mode of ['alone', 'in a host'] as const) {
    test(`In Chromium ${version} the portal ${mode} starts, signs in and opens every page`, async ({
      platform,
      shell,
    }) => {
      test.setTimeout(120_000 + pages.length * 10_000);
      const { browser, page } = await openInOldChromium(version, {
        baseURL: mode === 'alone' ? platform.url : shell.url,
        locale: 'zh-CN',
        viewport: { width: 1280, height: 800 },
      });
      try {
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
        await page.goto(mode === 'alone' ? '/#/login' : '/training?globalState=off#/login');
        const portal = mode === 'alone' ? page : portalContainer(page);
        const open = async (entry: (typeof pages)[number]) => {
          if (mode === 'in a host') return visitPage(page, entry);
          await page.evaluate((hash) => (location.hash = hash), entry.address);
          await expectPageLoaded(page, entry);
        };
        await expectPageLoaded(portal, { heading: '登录' });
        for (const entry of pages.filter(({ role }) => role === 'visitor')) await open(entry);
        await page.evaluate(() => (location.hash = '/login'));
        await expectPageLoaded(portal, { heading: '登录' });
        await submitLogin(portal, 'trainee');
        await expect(page.getByTestId('session-state')).toHaveAttribute('data-state', 'signedIn');
        for (const entry of pages.filter(({ role }) => role === 'trainee')) await open(entry);
        expect(errors).toEqual([]);
      } finally {
        await browser.close();
      }
    });
  }
}
