import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { installLeakTracker } from '../../kits/probe/leak-tracker/install-leak-tracker';
import { portalContainer, navigateInside, pageByPattern } from '../audits/host-navigation';
import { expectPageLoaded } from '../../kits/browser/pages';
import { allowedLeaks, markHost } from '../../kits/probe/leaks';

const articleChunk = '**/assets/article-list-page-*.js*';
const failed = (page: Page) => portalContainer(page).getByRole('alert').filter({ hasText: '页面出了问题' });

/** Code of a page that throws once, in render or in an effect. */
const failingPage = (step: string) => `
  const fail = () => { if (!window.isPageFixed) throw new Error('the ${step} failed') };
  function Page() {}
  Page.prototype = { isReactComponent: {}, render: () => { ${step === 'rendering' ? 'fail();' : ''} return '第二次好了' },
    componentDidMount() { ${step === 'effect' ? 'fail();' : ''} } };
  export { Page as NewsListPage };`;

for (const step of ['rendering', 'effect']) {
  test(`An exception in the ${step} of a page shows an error and reaches the host once, and a retry restores the page`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(`the ${step} failed`);
    await page.route(articleChunk, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: failingPage(step),
      }),
    );
    await openPortal(page, '/contract');
    await navigateInside(page, '/article');
    await expect(failed(page)).toBeVisible();
    await expectHostWhole(page);
    await expect(reportedErrors(page)).toHaveText([new RegExp(`onError.*the ${step} failed`)]);
    await page.evaluate(() => Object.assign(window, { isPageFixed: true }));
    await failed(page).getByRole('button', { name: '重试' }).click();
    await expect(portalContainer(page).getByText('第二次好了')).toBeVisible();
  });
}

test('Without the code of the toasts they appear as plain lines, and the page stays', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/);
  expectConsole('ChunkLoadError');
  await page.route('**/assets/antd-toasts-*.js*', (route) => route.fulfill({ status: 404, body: '' }));
  await openPortal(page, '/login');
  const portal = portalContainer(page);
  await portal.getByLabel('用户名').fill('trainee');
  await portal.getByLabel('密码', { exact: true }).fill('Trainee@2026');
  await portal.getByRole('button', { name: /^登\s*录$/ }).click();
  await expect(portal.getByRole('status').filter({ hasText: '欢迎登录' })).toBeVisible();
  await expectPageLoaded(portal, pageByPattern('/index'));
});

test('A platform that is down shows an error in the portal, leaves the host intact, and a retry loads the page', async ({
  page,
  platform,
  expectConsole,
}) => {
  expectConsole('Dictionaries could not be loaded');
  expectConsole(/net::ERR_FAILED/);
  await page.route(`${platform.url}/api/**`, (route) => route.abort());
  await page.goto('/training?globalState=off');
  const outage = portalContainer(page).getByRole('alert').filter({ hasText: '页面内容暂时加载不出来' });
  await expect(outage).toBeVisible();
  await expectHostWhole(page);
  await page.unroute(`${platform.url}/api/**`);
  await outage.getByRole('button', { name: '全部重试' }).click();
  await expect(outage).toHaveCount(0);
  await expectPageLoaded(portalContainer(page), pageByPattern('/index'));
});

test('An exception during mount reaches the host, leaks nothing, and the next mount succeeds', async ({
  page,
  platform,
}) => {
  await installLeakTracker(page);
  await page.goto('/lab?globalState=off');
  await expect(page.getByTestId('host-page-lab')).toBeVisible();
  await markHost(page);
  // Late in the start, when most of the portal is running.
  await page.evaluate(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      window.matchMedia = matchMedia;
      throw new Error(`no screen for ${query}`);
    };
  });
  await page.getByTestId('host-mount-a').click();
  const status = page.getByTestId('host-status-a');
  await expect(status).toContainText('no screen for (max-width: 960px)');
  await expect(page.getByTestId('host-container-a').getByTestId('session-state')).toHaveCount(0);
  const started = await page.evaluate(() => window.hostLeakTracker.sinceMark());
  const ours = started.filter((line) => line.includes(`${platform.url}/assets/`));
  expect(ours.filter((line) => !allowedLeaks.started.some((pattern) => pattern.test(line)))).toEqual([]);

  await page.goto('/lab?globalState=off&again#/contract');
  await page.getByTestId('host-mount-a').click();
  await expectPageLoaded(page.getByTestId('host-container-a'), pageByPattern('/contract'));
});

for (const how of ['emptied', 'removed'])
  test(`A portal whose container the host has ${how} is still unmounted, and the next mount succeeds`, async ({
    page,
  }) => {
    await page.goto('/lab?globalState=off#/contract');
    await page.getByTestId('host-mount-a').click();
    const container = page.getByTestId('host-container-a');
    await expectPageLoaded(container, pageByPattern('/contract'));
    await container.evaluate(
      (element, { how }) => {
        if (how === 'emptied') element.innerHTML = '';
        else element.replaceWith(element.cloneNode());
      },
      { how },
    );
    await page.getByTestId('host-unmount-a').click();
    await expect(page.getByTestId('host-mount-a')).toBeEnabled();
    // A leaked hash listener would navigate here.
    await page.evaluate(() => (location.hash = '/of-the-host'));
    await page.getByTestId('host-mount-b').click();
    await expect(page.getByTestId('host-container-b').getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByTestId('host-unmount-b').click();
    await page.evaluate(() => (location.hash = '/contract'));
    await page.getByTestId('host-mount-a').click();
    await expectPageLoaded(container, pageByPattern('/contract'));
  });

/** Opens the host at a page of the portal and waits for that page. */
async function openPortal(page: Page, pattern: string) {
  await page.goto(`/training?globalState=off#${pattern}`);
  await expectPageLoaded(portalContainer(page), pageByPattern(pattern));
}

/** The host's own parts still work. */
async function expectHostWhole(page: Page) {
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page).toHaveTitle('培训门户 - 国家业务平台');
}

/** Lines of the host's log about errors of the portal. */
const reportedErrors = (page: Page) => page.locator('#log li').filter({ hasText: /onError\('/ });
